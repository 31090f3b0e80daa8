import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { sessionCookie } from '../../testing/cookies.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { tableContents } from '../../testing/table-contents.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

const post = (url: string, payload?: object, headers = {}) =>
  server.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });

const signIn = (password: string) => post('/api/signin', { email: rita.email, password });

const isSignedIn = async (cookie: string) =>
  (await server.app.inject({ url: '/api/users', headers: { cookie } })).statusCode === 200;

describe('changing the password', () => {
  let here: string;
  beforeEach(async () => {
    here = sessionCookie(await post('/api/signup', rita));
  });

  const change = (over: object = {}, cookie = here) =>
    post(
      '/api/users/password',
      { currentPassword: rita.password, newPassword: ' better one', ...over },
      { cookie },
    );

  it('makes the new one count and the former one not, as typed', async () => {
    const answer = await change();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ok: true });
    expect((await signIn(rita.password)).statusCode).toBe(401);
    expect((await signIn('better one')).statusCode).toBe(401);
    expect((await signIn(' better one')).statusCode).toBe(200);
  });

  it('ends all other sessions and begins this one anew', async () => {
    const there = sessionCookie(await signIn(rita.password));
    const renewed = sessionCookie(await change());
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(false);
    expect(await isSignedIn(renewed)).toBe(true);
    expect(await server.db.selectFrom('sessions').select('userId').execute()).toHaveLength(1);
  });

  it.each([
    [{ currentPassword: 'guessed' }, 'currentPassword', 'This is not your current password'],
    [{ currentPassword: '' }, 'currentPassword', 'This is not your current password'],
    [{ newPassword: '12345' }, 'newPassword', 'Password must be at least 6 characters'],
    [{ newPassword: '' }, 'newPassword', 'Password must be at least 6 characters'],
    [{ newPassword: '      ' }, 'newPassword', 'Password must have more than spaces'],
    [{ newPassword: 'x'.repeat(201) }, 'newPassword', ''],
    [{ newPassword: 7 }, 'newPassword', ''],
    [{ role: 'admin' }, 'role', ''],
  ])('refuses %o and changes nothing', async (over, field, detail) => {
    const before = await tableContents(server.db);
    const answer = await change(over);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field, detail: expect.stringContaining(detail) });
    expect(await tableContents(server.db)).toEqual(before);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('of two changes at once one counts', async () => {
    const answers = await Promise.all([
      change({ newPassword: 'first one' }),
      change({ newPassword: 'second one' }),
    ]);
    const signedIn = [await signIn('first one'), await signIn('second one')];
    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual(
      answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('takes no endless guessing, which counts with confirmations and hinders no sign-in', async () => {
    server = await testServer({
      limits: { ...LIMITS, confirmations: { ...LIMITS.confirmations, most: 3 } },
    });
    const cookie = sessionCookie(await post('/api/signup', rita));
    const statuses: number[] = [];
    for (const currentPassword of ['guess 1', 'guess 2', 'guess 3', rita.password]) {
      statuses.push((await change({ currentPassword }, cookie)).statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
    const confirmation = { password: rita.password };
    expect((await post('/api/confirm', confirmation, { cookie })).statusCode).toBe(429);
    expect((await signIn(rita.password)).statusCode).toBe(200);
  });
});

describe('a reset link', () => {
  let admin: TestReader;
  let cookie: string;
  beforeEach(async () => {
    admin = await server.account({ role: 'admin' });
    cookie = sessionCookie(await post('/api/signup', rita));
  });

  const askFor = (email: string, reader = admin, headers = {}) =>
    reader.inject({ method: 'POST', url: '/api/admin/reset-links', payload: { email }, headers });

  const link = async () => (await askFor(rita.email)).json<{ url: string; expiresAt: number }>();
  const tokenOf = ({ url }: { url: string }) => new URL(url).hash.replace('#reset=', '');
  const reset = (token: string, password = 'better one') =>
    post('/api/reset-password', { token, password });

  it('is made by admins alone', async () => {
    for (const [reader, status] of [
      [await server.guest(), 403],
      [await server.account(), 403],
      [admin, 200],
    ] as const) {
      expect((await askFor(rita.email, reader)).statusCode).toBe(status);
    }
  });

  it('leads to the sign-in screen at the address of the server, for a day', async () => {
    const answer = await askFor(' RITA@example.org', admin, { host: 'localhost:3000' });
    expect(answer.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:3000\/signin#reset=[\w-]{43}$/),
      expiresAt: server.clock.now + DAY_MS,
    });
  });

  it.each([
    ['a host that somebody wrote', { host: 'evil.example' }],
    ['a proxy', { host: '127.0.0.1:3000', origin: 'https://morsel.example' }],
  ])('is not made behind %s, and what there is stays', async (_, told) => {
    const before = await link();
    // As our own page has it behind a proxy.
    const headers = { 'sec-fetch-site': 'same-origin', ...told };
    const answer = await askFor(rita.email, admin, headers);
    expect(answer.json()).toMatchObject({
      status: 409,
      detail: expect.stringContaining('PUBLIC_URL set to that'),
    });
    expect((await reset(tokenOf(before))).statusCode).toBe(200);
  });

  it('names the host that the server was started for', async () => {
    server = await testServer({ host: 'morsel.lan' });
    await post('/api/signup', rita);
    const by = await server.account({ role: 'admin' });
    const answer = await askFor(rita.email, by, { host: 'morsel.lan:3000' });
    expect(answer.json().url).toMatch(/^http:\/\/morsel\.lan:3000\/signin#reset=/);
  });

  it('names the configured address where there is one', async () => {
    server = await testServer({ publicUrl: 'https://morsel.example' });
    await post('/api/signup', rita);
    const answer = await askFor(rita.email, await server.account({ role: 'admin' }));
    expect(answer.json().url).toMatch(/^https:\/\/morsel\.example\/signin#reset=/);
  });

  it('needs an account', async () => {
    await server.guest();
    for (const email of ['nobody@example.org', '']) {
      const answer = await askFor(email);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ detail: 'No account has this email' });
    }
  });

  it('sets the password, ends all sessions and signs in', async () => {
    const answer = await reset(tokenOf(await link()));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'Rita', email: rita.email });
    expect(await isSignedIn(cookie)).toBe(false);
    expect(await isSignedIn(sessionCookie(answer))).toBe(true);
    expect((await signIn(rita.password)).statusCode).toBe(401);
    expect((await signIn('better one')).statusCode).toBe(200);
  });

  it('works once, also when it is used twice at once', async () => {
    const token = tokenOf(await link());
    const statuses = (await Promise.all([reset(token), reset(token)])).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('works for 24 hours', async () => {
    const token = tokenOf(await link());
    server.clock.now += DAY_MS;
    expect((await reset(token)).statusCode).toBe(400);
    server.clock.now -= 1;
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('is void when a later one is made, and when the password was changed', async () => {
    const [first, second] = [await link(), await link()];
    expect((await reset(tokenOf(first))).statusCode).toBe(400);
    const change = { currentPassword: rita.password, newPassword: 'better one' };
    await post('/api/users/password', change, { cookie });
    expect((await reset(tokenOf(second))).statusCode).toBe(400);
  });

  it.each(['12345', '      '])('survives a password that is none: %j', async (password) => {
    const token = tokenOf(await link());
    const answer = await reset(token, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'password' });
    expect((await reset(token)).statusCode).toBe(200);
  });

  it.each(['', 'guessed', 'x'.repeat(43), 'null'])('is not “%s”', async (token) => {
    await link();
    const before = await tableContents(server.db);
    const answer = await reset(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      field: 'token',
      detail: expect.stringContaining('too old'),
    });
    expect(await tableContents(server.db)).toEqual(before);
  });

  it('is stored under a hash of its token', async () => {
    const token = tokenOf(await link());
    expect(JSON.stringify(await tableContents(server.db))).not.toContain(token);
  });
});
