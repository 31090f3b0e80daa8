import { DAY_S, MINUTE_MS } from '@morsel/sdk/domain';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect, it } from 'vitest';

import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };
const otto = { name: 'Otto', email: 'otto@example.org', password: 'lark and owl' };

let server: TestServer;
/** Strangers have one try at an account. */
const limits = { ...NO_LIMITS, signInByStrangers: { most: 1, windowMs: 60 * MINUTE_MS } };
beforeEach(async () => {
  server = await testServer({ limits });
});

const post = (url: string, payload: object, cookie = '') =>
  server.app.inject({ method: 'POST', url, payload, headers: { cookie } });

const signIn = ({ email, password }: typeof rita, cookie?: string) =>
  post('/api/signin', { email, password }, cookie);

const deviceOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.find(({ name }) => name.endsWith('morsel_device'));

function cookieOf(answer: LightMyRequestResponse): string {
  const { name, value } = deviceOf(answer) ?? { name: '', value: '' };
  return `${name}=${encodeURIComponent(value)}`;
}

/** Whether a device gets in while strangers have to wait. */
async function isKnown(account: typeof rita, cookie: string): Promise<boolean> {
  await signIn({ ...account, password: 'guessed' });
  return (await signIn(account, cookie)).statusCode === 200;
}

it('a device is known for an account that signed up or in there, for 400 days', async () => {
  const signedUp = await post('/api/signup', rita);
  expect(deviceOf(signedUp)).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 400 * DAY_S,
  });
  expect(await isKnown(rita, cookieOf(signedUp))).toBe(true);
  expect(await isKnown(rita, '')).toBe(false);
});

it('over https its cookie is bound to the host', async () => {
  server = await testServer({ limits, publicUrl: 'https://morsel.example' });
  const signedUp = await post('/api/signup', rita);
  expect(deviceOf(signedUp)).toMatchObject({ name: '__Host-morsel_device', secure: true });
  expect(await isKnown(rita, cookieOf(signedUp))).toBe(true);
  expect(await isKnown(rita, cookieOf(signedUp).replace('__Host-', ''))).toBe(false);
});

it('stays known when its reader logs out, and for each of several accounts', async () => {
  const first = await post('/api/signup', rita);
  const second = await post('/api/signup', otto, cookieOf(first));
  const left = await post('/api/logout', {}, cookieOf(second));
  expect(deviceOf(left)).toBeUndefined();
  expect(await isKnown(rita, cookieOf(second))).toBe(true);
  expect(await isKnown(otto, cookieOf(second))).toBe(true);
});

it('is known for no account but those, and by no cookie that nobody gave', async () => {
  const cookie = cookieOf(await post('/api/signup', rita));
  await post('/api/signup', otto);
  expect(await isKnown(otto, cookie)).toBe(false);
  for (const forged of [cookie.slice(0, -2), 'morsel_device=1.phone', 'morsel_device=']) {
    expect([forged, await isKnown(rita, forged)]).toEqual([forged, false]);
  }
});

it('is forgotten for an account that is deleted', async () => {
  const signedUp = await post('/api/signup', rita);
  const cookies = signedUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  const { id } = signedUp.json();
  const deleted = await server.app.inject({
    method: 'DELETE',
    url: `/api/users/${id}`,
    payload: {},
    headers: { cookie: cookies.join('; ') },
  });
  expect(deleted.statusCode).toBe(200);
  expect(deviceOf(deleted)).toMatchObject({ value: '', maxAge: 0 });
});

it.each(['rita@example.org', 'nobody@example.org'])(
  'a stranger is told to wait in the same words, whether there is an account: %s',
  async (email) => {
    await post('/api/signup', rita);
    const login = { email, password: 'guessed' };
    await post('/api/signin', login);
    const answer = await post('/api/signin', login);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toMatchObject({
      detail: 'Too many attempts to sign in. Please try again in 60 seconds.',
    });
  },
);
