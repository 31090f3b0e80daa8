import { DAY_MS, DAY_S, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';

import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const hintOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.find(({ name }) => name === SIGNED_IN_COOKIE);

/** Asks who is signed in, with these cookies alone. */
const ask = (...cookies: string[]) =>
  server.app.inject({ url: '/api/users', headers: { cookie: cookies.join('; ') } });

const hint = `${SIGNED_IN_COOKIE}=1`;
const sessionOf = (cookie: string) => cookie.replace(`${hint}; `, '');

describe('the hint that somebody is signed in', () => {
  it('comes with a session, lasts as long, and can be read by pages', async () => {
    const payload = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };
    const signedUp = await server.app.inject({ method: 'POST', url: '/api/signup', payload });
    expect(hintOf(signedUp)).toEqual({
      name: SIGNED_IN_COOKIE,
      value: '1',
      maxAge: 30 * DAY_S,
      path: '/',
      sameSite: 'Lax',
    });
  });

  it('goes with the session', async () => {
    const rita = await server.account();
    const left = await rita.inject({ method: 'POST', url: '/api/logout' });
    expect(hintOf(left)).toMatchObject({ value: '', maxAge: 0 });
  });

  it('is cleared by the first call after the session has ended', async () => {
    const rita = await server.account();
    server.clock.now += 30 * DAY_MS;
    const answered = await rita.inject({ url: '/api/users' });
    expect(answered.statusCode).toBe(401);
    expect(hintOf(answered)).toMatchObject({ value: '', maxAge: 0 });
  });

  it('is given to a session that has none', async () => {
    const rita = await server.account();
    const answered = await ask(sessionOf(rita.headers.cookie));
    expect(answered.statusCode).toBe(200);
    expect(hintOf(answered)).toMatchObject({ value: '1' });
  });

  it('lets nobody in', async () => {
    expect((await ask(hint)).statusCode).toBe(401);
    const guest = await server.guest();
    expect((await ask(hint, guest.headers.cookie)).statusCode).toBe(401);
  });

  it('is no cookie of guests', async () => {
    const guest = await server.guest();
    expect(hintOf(await guest.inject({ url: `/api/users/${guest.id}/stats` }))).toBeUndefined();
  });
});
