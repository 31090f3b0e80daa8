import { expect, test } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { generationWorld } from '../../testing/generation-world.ts';
import { NO_LIMITS } from '../../testing/no-limits.ts';
import { shelve } from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';
import { LIMITS } from './limits.ts';

test('batches by rules are counted apart from those of a provider, whatever comes of them', async () => {
  const rulesByReader = { ...LIMITS.rulesByReader, most: 2 };
  const world = await generationWorld({ limits: { ...NO_LIMITS, rulesByReader } });
  const statuses: number[] = [];
  for (const _ of [1, 2, 3]) statuses.push((await world.ask(world.reader)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await world.runs()).toHaveLength(2);
});

test('own items are changed so often a day; what is refused for its words does not count', async () => {
  const ownChangesByReader = { ...LIMITS.ownChangesByReader, most: 1 };
  const { db, account } = await testServer({ limits: { ...NO_LIMITS, ownChangesByReader } });
  const reader = await account();
  const { id: bookId } = await aBook(db);
  await shelve(reader, bookId);
  const book = `/api/users/${reader.id}/books/${bookId}`;
  const card = { front: 'Which metal is liquid?', back: 'Mercury' };
  const written = await reader.inject({
    method: 'POST',
    url: `${book}/own-cards`,
    payload: card,
  });
  const url = `/api/users/${reader.id}/own-items/${written.json().id}`;
  const change = (back: string) => reader.inject({ method: 'PATCH', url, payload: { back } });

  expect((await change(' ')).statusCode).toBe(400);
  expect((await change('Iron')).statusCode).toBe(200);
  const refused = await change('Gold');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const kept = await reader.inject({ url: `${book}/own-items` });
  expect(kept.json()).toMatchObject([{ back: 'Iron' }]);
});

test('a reader, and a wide network, report so often a day; what finds no item does not count', async () => {
  const reportsByReader = { ...LIMITS.reportsByReader, most: 1 };
  const reportsByNetwork = { ...LIMITS.reportsByNetwork, most: 2 };
  const limits = { ...NO_LIMITS, reportsByReader, reportsByNetwork };
  const { db, guest } = await testServer({ limits });
  const { id: bookId } = await aBook(db);
  const [first, second] = [await aQuestion(db, { bookId }), await aQuestion(db, { bookId })];
  const statusOf = async (reader: TestReader, id: number, remoteAddress = '203.0.113.7') => {
    const url = `/api/items/${id}/reports`;
    const payload = { reason: 'wrong' };
    return (await reader.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  const [one, another, third] = [await guest(), await guest(), await guest()];

  expect(await statusOf(one, 4711)).toBe(404);
  expect(await statusOf(one, first.id)).toBe(200);
  expect(await statusOf(one, second.id)).toBe(429);
  expect(await statusOf(another, first.id, '203.0.113.200')).toBe(200);
  expect(await statusOf(third, first.id)).toBe(429);
  expect(await statusOf(third, first.id, '198.51.100.7')).toBe(200);
});
