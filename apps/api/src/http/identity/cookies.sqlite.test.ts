import { SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';

import { sessionCookie } from '../../testing/cookies.ts';
import { testServer } from '../../testing/server.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };
const names = ['morsel_device', 'morsel_guest', 'morsel_session', 'morsel_signed_in'];
const PROXY = '10.1.2.3';
const overTls = { 'x-forwarded-proto': 'https' };

type Way = Pick<InjectOptions, 'headers' | 'remoteAddress'>;
type Options = Parameters<typeof testServer>[0];

/** Becomes a guest and signs up, then makes a request with the cookies that came of it. */
async function visit(options: Options, { headers, remoteAddress }: Way) {
  const { app } = await testServer(options);
  const request = (cookie: string, over: InjectOptions) =>
    app.inject({
      headers: { ...headers, cookie },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      ...over,
    });
  const demo = await request('', { method: 'POST', url: '/api/demo-user' });
  const signedUp = await request('', { method: 'POST', url: '/api/signup', payload: rita });
  const current = (cookie: string) => request(cookie, { url: '/api/users' });
  return { cookies: [...demo.cookies, ...signedUp.cookies], signedUp, current };
}

describe('cookies', () => {
  it.each<[string, Options, Way]>([
    ['plain http', {}, {}],
    ['plain http through a trusted proxy', { trustProxy: [PROXY] }, { remoteAddress: PROXY }],
    ['plain http of somebody who says that it is not', {}, { headers: overTls }],
  ])('over %s have neither prefix nor Secure, and work', async (_case, options, way) => {
    const { cookies, signedUp, current } = await visit(options, way);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(names);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
      expect(cookie.httpOnly).toBe(cookie.name === SIGNED_IN_COOKIE ? undefined : true);
      expect(cookie.secure).toBeUndefined();
    }
    expect((await current(sessionCookie(signedUp))).statusCode).toBe(200);
  });

  it.each<[string, Options, Way]>([
    [
      'a trusted proxy that ends TLS',
      { trustProxy: [PROXY] },
      { remoteAddress: PROXY, headers: overTls },
    ],
    ['an https address that is configured', { publicUrl: 'https://morsel.example' }, {}],
  ])('behind %s are bound to the host and Secure, and work', async (_case, options, way) => {
    const { cookies, signedUp, current } = await visit(options, way);
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(
      names.map((name) => `__Host-${name}`),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', secure: true });
      expect(cookie.httpOnly).toBe(cookie.name.endsWith(SIGNED_IN_COOKIE) ? undefined : true);
      expect(cookie.domain).toBeUndefined();
    }
    expect((await current(sessionCookie(signedUp))).statusCode).toBe(200);
  });

  it('without the prefix count for nothing over https', async () => {
    const { signedUp, current } = await visit({ publicUrl: 'https://morsel.example' }, {});
    const planted = sessionCookie(signedUp).replace('__Host-', '');
    expect((await current(planted)).statusCode).toBe(401);
  });

  it('are cleared under the name that they have', async () => {
    const { app, account } = await testServer({ publicUrl: 'https://morsel.example' });
    const { headers } = await account();
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(answer.cookies).toMatchObject([
      { name: '__Host-morsel_session', value: '', maxAge: 0, path: '/', secure: true },
      { name: '__Host-morsel_signed_in', value: '', maxAge: 0, path: '/', secure: true },
    ]);
  });
});
