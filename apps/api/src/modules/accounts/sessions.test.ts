import { CONFIRMATION_REQUIRED, DAY_MS, HOUR_MS, MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, it } from 'vitest';

import { LIMITS } from '../../http/limits/limits.ts';
import { sessionCookie } from '../../testing/cookies.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const rita = { name: 'Rita', email: 'rita@example.org', password: 'bookworm' };
const login = { email: rita.email, password: rita.password };
const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';

let server: TestServer;
beforeEach(async () => {
  const { confirmations } = LIMITS;
  server = await testServer({ limits: { ...NO_LIMITS, confirmations } });
});

/** A device that signs up or in; requests of its session come from it. */
async function deviceAt(url: string, payload: object, userAgent = '') {
  const headers = { 'user-agent': userAgent };
  const answered = await server.app.inject({ method: 'POST', url, payload, headers });
  const cookie = sessionCookie(answered);
  const request = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    server.app.inject({
      method,
      url: path,
      headers: { cookie },
      ...(body !== undefined && { payload: body }),
    });
  const id: number = answered.json().id;
  return { id, cookie, request };
}

type Device = Awaited<ReturnType<typeof deviceAt>>;

const sessionsOf = async ({ request }: Device) => (await request('GET', '/api/sessions')).json();
const isSignedIn = async ({ request }: Device) =>
  (await request('GET', '/api/users')).statusCode === 200;

describe('the list of sessions', () => {
  it('tells of each where, since when and when last, the present one first', async () => {
    const began = server.clock.now;
    const here = await deviceAt('/api/signup', rita);
    server.clock.now += HOUR_MS;
    const there = await deviceAt('/api/signin', login, PHONE);
    server.clock.now += 1;
    const session = { id: expect.stringMatching(/^[\da-f]{32}$/) };
    const seenAt = server.clock.now;
    const phone = { startedAt: seenAt - 1, seenAt: seenAt - 1, device: 'Firefox on Android' };
    expect(await sessionsOf(here)).toEqual([
      { ...session, device: null, startedAt: began, seenAt, isPresent: true },
      { ...session, ...phone, isPresent: false },
    ]);
    expect((await sessionsOf(there))[0]).toMatchObject({ ...phone, isPresent: true });
  });

  it('keeps of a device nothing but its words, and tells nothing by which a session is found', async () => {
    const here = await deviceAt('/api/signup', rita, PHONE);
    const row = await server.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('rv:144');
    const [{ id }] = await sessionsOf(here);
    expect(row.idHash).not.toContain(id);
    expect(here.cookie).not.toContain(id);
  });

  it('has neither those that are over nor another’s', async () => {
    const there = await deviceAt('/api/signup', rita);
    server.clock.now += 14 * DAY_MS;
    await server.account();
    const here = await deviceAt('/api/signin', login);
    expect(await sessionsOf(here)).toHaveLength(1);
    expect(await isSignedIn(there)).toBe(false);
  });
});

describe('ending a session', () => {
  it('signs that device out, and no other', async () => {
    const [here, there] = [
      await deviceAt('/api/signup', rita),
      await deviceAt('/api/signin', login),
    ];
    const [, other] = await sessionsOf(here);
    const answered = await here.request('DELETE', `/api/sessions/${other.id}`);
    expect(answered.json()).toEqual({ ok: true });
    expect(sessionCookie(answered)).toBe('');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });

  it('of all others leaves this one, and other accounts', async () => {
    const [here, there, elsewhere] = [
      await deviceAt('/api/signup', rita),
      await deviceAt('/api/signin', login),
      await deviceAt('/api/signin', login, PHONE),
    ];
    const other = await deviceAt('/api/signup', { ...rita, email: 'otto@example.org' });
    expect((await here.request('DELETE', '/api/sessions/others')).json()).toEqual({ ended: 2 });
    const signedIn = await Promise.all([here, there, elsewhere, other].map(isSignedIn));
    expect(signedIn).toEqual([true, false, false, true]);
    expect(await sessionsOf(here)).toMatchObject([{ isPresent: true }]);
    expect((await here.request('DELETE', '/api/sessions/others')).json()).toEqual({ ended: 0 });
  });

  it('of no name ends none', async () => {
    const here = await deviceAt('/api/signup', rita);
    const there = await deviceAt('/api/signin', login);
    expect((await here.request('DELETE', '/api/sessions/')).statusCode).toBe(404);
    expect(await isSignedIn(there)).toBe(true);
  });

  it('that is the present one is a logout', async () => {
    const here = await deviceAt('/api/signup', rita);
    const [present] = await sessionsOf(here);
    const answered = await here.request('DELETE', `/api/sessions/${present.id}`);
    expect(answered.cookies.map(({ name, value }) => [name, value])).toContainEqual([
      'morsel_session',
      '',
    ]);
    expect(await isSignedIn(here)).toBe(false);
  });

  it('is for one’s own: another’s is as if it were not there', async () => {
    const here = await deviceAt('/api/signup', rita);
    const [{ id }] = await sessionsOf(here);
    const other = await server.account();
    for (const sessionId of [id, '0'.repeat(32)]) {
      const url = `/api/sessions/${sessionId}`;
      const answered = await other.inject({ method: 'DELETE', url });
      expect(answered.json()).toMatchObject({ status: 404, detail: 'You have no such session' });
    }
    expect(await isSignedIn(here)).toBe(true);
  });
});

describe('confirming', () => {
  const download = ({ id, request }: Device) => request('GET', `/api/users/${id}/export`);
  const confirm = ({ request }: Device, password: string) =>
    request('POST', '/api/confirm', { password });

  it('opens what needs it for five minutes, as signing in does, in that session alone', async () => {
    const here = await deviceAt('/api/signup', rita);
    const there = await deviceAt('/api/signin', login);
    expect((await download(here)).statusCode).toBe(200);
    server.clock.now += 5 * MINUTE_MS;
    expect((await download(here)).json()).toEqual({
      type: CONFIRMATION_REQUIRED,
      title: 'Forbidden',
      status: 403,
      detail: 'Please show again that it is you',
    });

    expect((await confirm(here, rita.password)).json()).toEqual({ ok: true });

    server.clock.now += 5 * MINUTE_MS - 1;
    expect((await download(here)).statusCode).toBe(200);
    expect((await download(there)).statusCode).toBe(403);
    server.clock.now += 1;
    expect((await download(here)).statusCode).toBe(403);
  });

  it('with a wrong password opens nothing', async () => {
    const here = await deviceAt('/api/signup', rita);
    server.clock.now += 5 * MINUTE_MS;
    const answered = await confirm(here, 'earthworm');
    expect(answered.json()).toMatchObject({
      status: 400,
      field: 'password',
      detail: 'This is not your password',
    });
    expect((await download(here)).statusCode).toBe(403);
    expect(await isSignedIn(here)).toBe(true);
  });

  it('with wrong ones is over for a while, for this reader alone', async () => {
    const here = await deviceAt('/api/signup', rita);
    const other = await deviceAt('/api/signup', { ...rita, email: 'olga@example.org' });
    const { most, windowMs } = LIMITS.confirmations;
    for (let attempt = 0; attempt < most; attempt += 1) await confirm(here, 'earthworm');
    expect((await confirm(here, rita.password)).statusCode).toBe(429);
    expect((await confirm(other, rita.password)).statusCode).toBe(200);
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/signin', payload: login })).statusCode,
    ).toBe(200);
    server.clock.now += windowMs;
    expect((await confirm(here, rita.password)).statusCode).toBe(200);
  });

  it('is not for guests, who need none', async () => {
    const guest = await server.guest();
    const payload = { password: 'bookworm' };
    const answered = await guest.inject({ method: 'POST', url: '/api/confirm', payload });
    expect(answered.statusCode).toBe(403);
    const exported = await guest.inject({ url: `/api/users/${guest.id}/export` });
    expect(exported.statusCode).toBe(200);
  });
});
