import { Readable } from 'node:stream';

import type { InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';

import { type TestServer, testServer } from '../../testing/server.ts';

const headers = { 'content-type': 'application/json' };

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});

async function answerTo(request: InjectOptions) {
  const answer = await server.app.inject({ method: 'POST', headers, ...request });
  return [answer.statusCode, answer.json().detail];
}

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const ofBytes = (bytes: number) => JSON.stringify({ email: 'x'.repeat(bytes - 12) });

test('a body of more than 32 levels is refused, also within a call’s form', async () => {
  const url = '/api/reset-password';
  expect(await answerTo({ url, payload: nested(33) })).toEqual([
    400,
    expect.stringMatching(/32 levels/),
  ]);
  expect(await answerTo({ url, payload: nested(32) })).toEqual([400, 'body must be object']);
  const reader = await server.account();
  const sync = await reader.inject({
    method: 'POST',
    url: '/api/sync',
    headers,
    payload: nested(999),
  });
  expect([sync.statusCode, sync.json().detail]).toEqual([400, expect.stringMatching(/32 levels/)]);
});

test('of nobody known no more than 4 KiB are read', async () => {
  const url = '/api/signin';
  const tooLarge = [413, expect.stringMatching(/4 KiB/)];
  expect(await answerTo({ url, payload: ofBytes(4096) })).toEqual([400, 'password is required']);
  expect(await answerTo({ url, payload: ofBytes(4097) })).toEqual(tooLarge);
  const parts = Readable.from([ofBytes(4000), 'x'.repeat(97)]);
  const chunked = { headers: { ...headers, 'transfer-encoding': 'chunked' }, payload: parts };
  expect(await answerTo({ url, ...chunked })).toEqual(tooLarge);
});

test('who must be known for a call is told so, whatever the size of the body', async () => {
  const answer = await answerTo({ url: '/api/quiz/answer', payload: ofBytes(5000) });
  expect(answer).toEqual([401, 'User not found']);
});

test('who is known may send more', async () => {
  const guest = await server.guest();
  const request = { method: 'POST', url: '/api/signin', headers, payload: ofBytes(5000) } as const;
  expect((await guest.inject(request)).statusCode).toBe(400);
});
