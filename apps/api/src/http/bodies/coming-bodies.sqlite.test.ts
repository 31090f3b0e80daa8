import { DAY_MS, MINUTE_MS, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { type Connection, connection, uploadHead } from '../../testing/connection.ts';
import { aBook } from '../../testing/factories.ts';
import { bytesOfBuffers } from '../../testing/memory.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { until } from '../../testing/until.ts';
import { HELD_LIMITS } from './request-bodies.ts';

const NOWHERE = 1_000_000;
/** More than what lies between two programs of one machine. */
const LARGE = 16 * 1024 * 1024;
const AT_ONCE = { patienceMs: 0, bytesPerSecond: 1, lookEveryMs: 1 };

const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

async function reader(server: TestServer) {
  const { headers } = await server.account();
  const { id: bookId } = await aBook(server.db);
  return { bookId, ...headers };
}

const add = (server: TestServer, { bookId, cookie }: Awaited<ReturnType<typeof reader>>) =>
  server.app.inject({
    method: 'POST',
    url: `/api/books/${bookId}/sources?name=Notes&kind=notes`,
    headers: { 'content-type': 'application/octet-stream', cookie },
    payload: Buffer.from('A tide is slow. '.repeat(150)),
  });

/** Sends a large body to the end, although the answer may be there long before. */
async function sendAll(to: Connection, head: string) {
  to.write(head);
  await to.drained(new Uint8Array(LARGE));
  return to.answer(/\r\n\r\n\{.*\}$/s);
}

test.each<[string, { bookId?: number; limits?: object; length?: number }, number]>([
  ['of a book that is not there', { bookId: NOWHERE }, 404],
  [
    'beyond the texts of a day',
    { limits: { textsByReader: { most: 0, windowMs: MINUTE_MS } } },
    429,
  ],
  ['that is too large', { length: 2 * LARGE }, 413],
])('a text %s is refused without breaking off who sends it', async (_, over, status) => {
  const server = await testServer({ limits: { ...NO_LIMITS, ...over.limits } });
  const who = { ...(await reader(server)), length: LARGE, ...over };
  const answer = await sendAll(await connection(server.app), uploadHead(who));
  expect(statusIn(answer)).toBe(status);
  expect(answer.toLowerCase()).not.toContain('connection: close');
});

test('a body of nobody known is refused without breaking off who sends it', async () => {
  const server = await testServer();
  const head =
    'POST /api/signin HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Content-Length: ${LARGE}\r\n\r\n`;
  expect(statusIn(await sendAll(await connection(server.app), head))).toBe(413);
});

test('a body that comes too slowly is told so, and its connection ends', async () => {
  const server = await testServer({ bodyWatch: AT_ONCE });
  const client = await connection(server.app);
  client.write(uploadHead({ ...(await reader(server)), length: LARGE }) + 'a few words');
  const answer = await client.answers();
  expect(statusIn(answer)).toBe(408);
  expect(answer).toContain('too slowly');
});

test('what is still to come of a refused request holds its connection no longer', async () => {
  const server = await testServer({ bodyWatch: AT_ONCE });
  const client = await connection(server.app);
  client.write(uploadHead({ ...(await reader(server)), bookId: NOWHERE, length: LARGE }));
  expect(statusIn(await client.answers())).toBe(404);
});

test('a body in pieces of a byte is refused', async () => {
  const server = await testServer();
  const client = await connection(server.app);
  client.write(uploadHead({ ...(await reader(server)), length: 'chunked' }));
  for (let sent = 0; sent < 40; sent += 1) client.write('1\r\nx\r\n'.repeat(50));
  const answer = await client.answer(/\r\n\r\n\{.*\}$/s);
  expect([statusIn(answer), answer]).toEqual([400, expect.stringContaining('too small')]);
});

/** The begin of a text of 30 MB, of which the rest does not come. */
async function trickle(server: TestServer) {
  const client = await connection(server.app);
  const who = { ...(await reader(server)), length: MOST_SOURCE_BYTES };
  client.write(uploadHead({ ...who, expects: true }));
  await client.answer(/100 Continue/);
  client.write('a few words');
}

test('texts that trickle in hold up no other', async () => {
  const server = await testServer();
  for (let sender = 0; sender < 8; sender += 1) await trickle(server);
  expect((await add(server, await reader(server))).statusCode).toBe(200);
});

const textsOf = (bytes: number) => ({ what: 'texts', free: 0, ofOne: bytes, inAll: bytes });

test('a body that breaks off leaves its room to others', async () => {
  const server = await testServer({ heldLimits: { texts: textsOf(3000) } });
  const requests: FastifyRequest[] = [];
  server.app.addHook('preParsing', async (request) => void requests.push(request));
  const who = await reader(server);
  const client = await connection(server.app);
  client.write(uploadHead({ ...who, length: 2500 }) + 'x'.repeat(2000));
  await until(() => expect(requests[0]?.heldBody?.bytes).toBe(2000));
  expect((await add(server, who)).statusCode).toBe(429);
  client.leave();
  await until(async () => expect((await add(server, who)).statusCode).toBe(200));
});

/** What becomes of somebody who signs in, and of a guest with a backlog, where there is no room for other bodies. */
async function whileFull(kind: 'texts' | 'json') {
  const server = await testServer({ heldLimits: { [kind]: { ...HELD_LIMITS[kind], ofOne: 0 } } });
  const guest = await server.guest();
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } } as const;
  const payload = JSON.stringify({ email: 'rita@example.org', password: 'wrong' });
  const backlog = JSON.stringify({ operations: 'x'.repeat(5000) });
  const signIn = await server.app.inject({ ...json, url: '/api/signin', payload });
  const sync = await guest.inject({ ...json, url: '/api/sync', payload: backlog });
  return [signIn.statusCode, sync.statusCode];
}

test('who signs in or sends a backlog waits for no texts', async () => {
  expect(await whileFull('texts')).toEqual([401, 400]);
});

test('who signs in waits for no backlogs, which are bounded too', async () => {
  expect(await whileFull('json')).toEqual([401, 429]);
});

/** A chunk of a body, as it goes over the line. */
const chunk = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`${bytes.toString(16)}\r\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\r\n'),
  ]);

/** Begins a text of so many bytes, of which the end never comes. */
async function beginText(server: TestServer, bytes: number) {
  const { headers } = await server.account({ createdAt: server.clock.now - 2 * DAY_MS });
  const { id: bookId } = await aBook(server.db);
  const client = await connection(server.app);
  client.write(uploadHead({ bookId, ...headers, length: 'chunked' }));
  await client.drained(chunk(bytes));
  return client;
}

const REFUSED = /\r\n\r\n\{.*\}$/s;

test.each<[string, (server: TestServer) => Promise<string>, number]>([
  [
    'is too large',
    async (server) => (await beginText(server, MOST_SOURCE_BYTES + 1)).answer(REFUSED),
    413,
  ],
  [
    'has made room for another',
    async (server) => {
      const first = await beginText(server, 1.75 * LARGE);
      await beginText(server, LARGE / 2);
      return first.answer(REFUSED);
    },
    429,
  ],
])('of a text that %s nothing is held while its connection stays', async (_, refused, status) => {
  const server = await testServer({ heldLimits: { texts: textsOf(2 * LARGE) } });
  const before = await bytesOfBuffers();
  expect(statusIn(await refused(server))).toBe(status);
  await until(async () => expect((await bytesOfBuffers()) - before).toBeLessThan(LARGE));
});
