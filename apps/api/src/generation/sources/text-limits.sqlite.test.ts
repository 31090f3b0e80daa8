import { DAY_MS, MOST_INTEGER } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { limiter } from '../../http/limits/limiter.ts';
import type { Limits } from '../../http/limits/limits.ts';
import { aBook } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';
import { addSource } from './add-source.ts';

const A_TEXT = 'Foxes sleep by day. They hunt by night.';
const NOWHERE = 1_000_000;
const HERE = '203.0.113.7';

let server: TestServer;
let bookId: number;

async function serverWith(limits: Partial<Limits>) {
  server = await testServer({ limits: { ...NO_LIMITS, ...limits } });
  ({ id: bookId } = await aBook(server.db));
}

const aDay = (most: number) => ({ most, windowMs: DAY_MS });

async function add(reader: TestReader, to = bookId, remoteAddress = HERE, text = A_TEXT) {
  const { statusCode } = await reader.inject({
    method: 'POST',
    url: `/api/books/${to}/sources?name=Notes&kind=${text === A_TEXT ? 'notes' : 'file'}`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(text),
    remoteAddress,
  });
  return statusCode;
}

const known = (over = {}) => server.account({ createdAt: server.clock.now - 2 * DAY_MS, ...over });

test('a text for a book that is not there uses nothing up', async () => {
  await serverWith({ textsByReader: aDay(1) });
  const reader = await known();
  expect(await add(reader, NOWHERE)).toBe(404);
  expect(await add(reader, NOWHERE)).toBe(404);
  expect(await add(reader)).toBe(200);
  expect(await add(reader)).toBe(429);
});

test.each([0, -1, 1.5, MOST_INTEGER + 1])('there is no book %s', async (id) => {
  await serverWith({});
  expect(await add(await known(), id)).toBe(404);
});

test('a file that cannot be read uses up a text, as it costs as much', async () => {
  await serverWith({ textsByReader: aDay(1) });
  const reader = await known();
  expect(await add(reader, bookId, HERE, '%PDF-1.7')).toBe(400);
  expect(await add(reader)).toBe(429);
});

test('who leaves uses up a text once it is being read, and none while it waits', async () => {
  await serverWith({});
  const limits = limiter(
    { db: server.db, now: () => server.clock.now, secret: 'of tests' },
    { ...NO_LIMITS, textsByReader: aDay(1) },
  );
  const { id } = await known();
  const reader = { id, role: 'reader', isGuest: false, createdAt: 0 } as const;
  const left = () => limits.checkText(reader, HERE);
  const leaving = new AbortController();
  const input = {
    reader,
    bookId,
    name: 'Notes',
    kind: 'notes',
    bytes: Buffer.from(A_TEXT),
    address: HERE,
    now: server.clock.now,
  } as const;
  const addAnd = (onBegin: () => void, signal: AbortSignal) =>
    addSource({ db: server.db, limits }, input, { signal, onBegin });

  await expect(addAnd(() => {}, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  await expect(left()).resolves.toBeUndefined();
  const begun = addAnd(() => leaving.abort(new Error('left')), leaving.signal);
  await expect(begun).rejects.toThrow('left');
  await expect(left()).rejects.toThrow(/texts a day/);
});

test('the newcomers of a network share its texts, whatever they call themselves', async () => {
  await serverWith({ textsByNetwork: aDay(2) });
  expect(await add(await server.guest(), bookId, '203.0.113.7')).toBe(200);
  expect(await add(await server.account(), bookId, '203.0.113.8')).toBe(200);
  expect(await add(await server.guest(), bookId, '203.0.113.9')).toBe(429);
  expect(await add(await server.guest(), bookId, '198.51.100.7')).toBe(200);
  expect(await add(await known(), bookId, '203.0.113.9')).toBe(200);
});

test('newcomers leave their part of the day to readers who are known', async () => {
  await serverWith({ textsByNewcomers: aDay(1), textsByAll: aDay(2) });
  expect(await add(await server.guest())).toBe(200);
  expect(await add(await server.guest(), bookId, '198.51.100.7')).toBe(429);
  expect(await add(await known())).toBe(200);
});

test('admins add texts whatever others have added', async () => {
  await serverWith({ textsByNetwork: aDay(1), textsByAll: aDay(1) });
  expect(await add(await known())).toBe(200);
  expect(await add(await known())).toBe(429);
  expect(await add(await server.account({ role: 'admin' }))).toBe(200);
});
