import { beforeEach, describe, expect, it } from 'vitest';

import { sessionCookie } from '../../testing/cookies.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: ' bookworm' };

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
  await post('/api/signup', rita);
});

const post = (url: string, payload?: object, headers = {}) =>
  server.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });

const signIn = (over: object = {}, headers = {}) =>
  post('/api/signin', { email: rita.email, password: rita.password, ...over }, headers);

const currentUser = (cookie: string) =>
  server.app.inject({ url: '/api/users', headers: { cookie } });

describe('signing in', () => {
  it.each([{}, { email: ' Rita@EXAMPLE.org ' }])('knows the account by %o', async (over) => {
    const answer = await signIn(over);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Rita', email: 'rita@example.org' });
    expect((await currentUser(sessionCookie(answer))).statusCode).toBe(200);
  });

  it.each([
    { password: 'bookworm' },
    { password: '' },
    { email: 'nobody@example.org' },
    { email: '' },
  ])('refuses %o in the same words', async (over) => {
    const answer = await signIn(over);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ detail: 'Invalid email or password' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('refuses an email with a character that no database text can hold', async () => {
    const answer = await signIn({ email: 'rita\u0000@example.org' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field: 'email',
      detail: 'email has characters that cannot be shown',
    });
  });

  it('ends the session that was there and begins another', async () => {
    const first = sessionCookie(await signIn());
    const second = sessionCookie(await signIn({}, { cookie: first }));
    expect(second).not.toBe(first);
    expect((await currentUser(first)).statusCode).toBe(401);
    expect((await currentUser(second)).statusCode).toBe(200);
  });

  it('ends it too when somebody else signs up', async () => {
    const first = sessionCookie(await signIn());
    const otto = { name: 'Otto', email: 'otto@example.org', password: 'lark and owl' };
    const second = sessionCookie(await post('/api/signup', otto, { cookie: first }));
    expect((await currentUser(first)).statusCode).toBe(401);
    expect((await currentUser(second)).json()).toMatchObject({ name: 'Otto' });
  });

  it('takes no session id that somebody else chose', async () => {
    const planted = 'morsel_session=planted-by-somebody';
    const cookie = sessionCookie(await signIn({}, { cookie: planted }));
    expect(cookie).not.toContain('planted');
  });

  it('leaves the guest of the device alone', async () => {
    const guest = await server.guest();
    const answer = await signIn({}, guest.headers);
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual([
      'morsel_device',
      'morsel_session',
      'morsel_signed_in',
    ]);
    expect((await guest.inject({ url: `/api/users/${guest.id}/stats` })).statusCode).toBe(200);
  });
});

describe('logging out', () => {
  it('ends the session and leaves the guest', async () => {
    const guest = await server.guest();
    const cookie = `${sessionCookie(await signIn())}; ${guest.headers.cookie}`;
    const answer = await post('/api/logout', undefined, { cookie });
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'morsel_session', value: '' }),
    );
    expect((await currentUser(cookie)).statusCode).toBe(401);
    const demo = await post('/api/demo-user', undefined, { cookie });
    expect(demo.json()).toEqual({ id: guest.id });
  });

  it('ends this session alone', async () => {
    const here = sessionCookie(await signIn());
    const there = sessionCookie(await signIn());
    await post('/api/logout', undefined, { cookie: here });
    expect((await currentUser(there)).statusCode).toBe(200);
  });

  it('is fine for somebody who is not signed in, and leaves no row', async () => {
    const before = await server.db.selectFrom('sessions').select('idHash').execute();
    expect((await post('/api/logout')).statusCode).toBe(200);
    expect(await server.db.selectFrom('sessions').select('idHash').execute()).toEqual(before);
  });
});
