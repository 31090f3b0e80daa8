import { MINUTE_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';

import { accessToken } from '../../testing/access-tokens.ts';
import { DIGEST, documentsOf, eReader, keysOf, md5 } from '../../testing/e-reader.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let reader: TestReader;
let token: string;
let call: Awaited<ReturnType<typeof eReader>>['call'];
let push: Awaited<ReturnType<typeof eReader>>['push'];
beforeEach(async () => {
  server = await testServer();
  reader = await server.account();
  ({ token, call, push } = await eReader(server, reader));
});

describe('a device', () => {
  test('logs in with an access token as its password', async () => {
    const answer = await call('GET', '/users/auth');
    expect([answer.statusCode, answer.json()]).toEqual([200, { authorized: 'OK' }]);
  });

  test.each([
    ['another password', () => keysOf('a guess')],
    ['no password', () => ({ 'x-auth-user': 'rita' })],
    ['a key that is none', () => ({ 'x-auth-user': 'rita', 'x-auth-key': `${md5(token)}0` })],
    ['a cookie alone', () => reader.headers],
  ])('is not let in with %s', async (_, headers) => {
    for (const [method, path] of [
      ['GET', '/users/auth'],
      ['PUT', '/syncs/progress'],
      ['GET', `/syncs/progress/${DIGEST}`],
    ] as const) {
      const url = `/api/koreader${path}`;
      const answer = await server.app.inject({ method, url, headers: headers() });
      expect([path, answer.statusCode]).toEqual([path, 401]);
      expect(answer.json()).toEqual({
        code: 2001,
        message: expect.stringContaining('access token'),
      });
    }
  });

  test('is not let in by a token that may only read, and is told so', async () => {
    const other = await accessToken(server, reader, ['read']);
    const answer = await push({}, other.token);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 2000, message: expect.stringContaining('study') },
    ]);
    expect(answer.headers).toMatchObject({
      'www-authenticate': 'Bearer error="insufficient_scope", scope="study"',
      'cache-control': 'no-store',
    });
    expect(await documentsOf(reader)).toEqual([]);
  });

  test('that tells without end is told when to come back', async () => {
    const limits = { ...NO_LIMITS, writes: { most: 1, windowMs: MINUTE_MS } };
    const limited = await testServer({ limits });
    const busy = await eReader(limited, await limited.account());
    expect((await busy.push()).statusCode).toBe(200);
    const refused = await busy.push();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 2000]);
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    expect((await busy.call('GET', '/users/auth')).statusCode).toBe(200);
  });

  test('cannot make an account, and is told what to do', async () => {
    const answer = await call('POST', '/users/create', { username: 'rita', password: md5('x') });
    expect([answer.statusCode, answer.json()]).toEqual([
      402,
      { code: 2005, message: expect.stringContaining('access token') },
    ]);
  });

  test('finds the server in health', async () => {
    expect((await call('GET', '/healthcheck')).json()).toEqual({ state: 'OK' });
  });

  test('is told what another one has told last', async () => {
    const pushed = await push();
    const timestamp = server.clock.now / 1000;
    expect([pushed.statusCode, pushed.json()]).toEqual([200, { document: DIGEST, timestamp }]);
    server.clock.now += 60_000;
    await push({ percentage: 0.5, progress: 'p', device: 'Phone', device_id: undefined });

    expect((await call('GET', `/syncs/progress/${DIGEST}`)).json()).toEqual({
      document: DIGEST,
      percentage: 0.5,
      progress: 'p',
      device: 'Phone',
      timestamp: timestamp + 60,
    });
    expect((await call('GET', '/syncs/progress/none')).json()).toEqual({});
  });

  test('of another reader is told nothing', async () => {
    await push();
    const other = await accessToken(server, await server.account(), ['study']);
    const answer = await call('GET', `/syncs/progress/${DIGEST}`, undefined, other.token);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  });

  test.each([
    ['no document', { document: '' }, 2004],
    ['a document with a colon', { document: 'a:b' }, 2004],
    ['a document with half a surrogate pair', { document: '\ud800x' }, 2004],
    ['a document that leads elsewhere in an address', { document: '..' }, 2004],
    ['no share', { percentage: undefined }, 2003],
    ['a share that is no number', { percentage: 'much' }, 2003],
    ['no place', { progress: undefined }, 2003],
    ['a place with a control character', { progress: 'a\u0000b' }, 2003],
    ['a device that is nothing', { device: ' ' }, 2003],
  ])('that tells %s is refused', async (_, over, code) => {
    const answer = await push(over);
    expect([answer.statusCode, answer.json().code]).toEqual([403, code]);
    expect(await documentsOf(reader)).toEqual([]);
  });

  test('may tell names of any length that devices have, and no more', async () => {
    const metadata = { filename: 'a'.repeat(4000), authors: 'b'.repeat(4000) };
    expect((await push({ metadata })).statusCode).toBe(200);
    const tooMuch = await push({ metadata: { ...metadata, title: 'c'.repeat(10_000) } });
    expect([tooMuch.statusCode, tooMuch.json()]).toEqual([
      413,
      { code: 2000, message: expect.any(String) },
    ]);
    const signUp = await call('POST', '/users/create', { username: 'r'.repeat(20_000) });
    expect(signUp.statusCode).toBe(413);
  });

  const pushText = (payload: string) =>
    server.app.inject({
      method: 'PUT',
      url: '/api/koreader/syncs/progress',
      headers: { ...keysOf(token), 'content-type': 'application/json' },
      payload,
    });

  test('that tells of a place beyond all numbers is refused', async () => {
    const far = `{"document":"${DIGEST}","percentage":0.5,"progress":1e999,"device":"Kobo"}`;
    const answer = await pushText(far);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 2003]);
  });

  test('that sends what is no JSON is refused in its own words', async () => {
    const answer = await pushText('{');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 2000, message: 'The body is not valid JSON' },
    ]);
  });
});
