import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Limits } from '../../http/limits/limits.ts';
import { aBook } from '../../testing/factories.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { type TestReader, type TestServer, testServer } from '../../testing/server.ts';

const A_TEXT = 'Foxes sleep by day. They hunt by night.';
const NOWHERE = 1_000_000;

let server: TestServer;
let bookId: number;

async function serverWith(limits: Partial<Limits>) {
  server = await testServer({ limits: { ...NO_LIMITS, ...limits } });
  ({ id: bookId } = await aBook(server.db));
}

const aDay = (most: number) => ({ most, windowMs: DAY_MS });

async function add(reader: TestReader, to = bookId, remoteAddress = '203.0.113.7') {
  const { statusCode } = await reader.inject({
    method: 'POST',
    url: `/api/books/${to}/sources?name=Notes&kind=notes`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from(A_TEXT),
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
