import { expect, it } from 'vitest';

import { sessionCookie } from '../../testing/cookies.ts';
import { testServer } from '../../testing/server.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };

it('logging out everywhere ends all sessions of the account and nobody else’s', async () => {
  const server = await testServer();
  const post = (url: string, payload?: object, headers = {}) =>
    server.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
  const statusOf = async (cookie: string) =>
    (await server.app.inject({ url: '/api/users', headers: { cookie } })).statusCode;
  const [other, guest] = [await server.account(), await server.guest()];
  const here = sessionCookie(await post('/api/signup', rita));
  const there = sessionCookie(
    await post('/api/signin', { email: rita.email, password: rita.password }),
  );

  const cookie = `${here}; ${guest.headers.cookie}`;
  const answer = await post('/api/logout-everywhere', undefined, { cookie });

  expect(answer.json()).toEqual({ ok: true });
  expect(answer.cookies).toContainEqual(
    expect.objectContaining({ name: 'morsel_session', value: '' }),
  );
  expect(await statusOf(here)).toBe(401);
  expect(await statusOf(there)).toBe(401);
  expect((await other.inject({ url: '/api/users' })).statusCode).toBe(200);
  const demo = await post('/api/demo-user', undefined, { cookie });
  expect(demo.json()).toEqual({ id: guest.id });
});
