import { MINUTE_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { queriesDuring } from '../../testing/query-log.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { answer, master, rate, readFeed, unmaster } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

test('feed, answers, ratings and mastery read by index', async () => {
  const { db, guest, clock } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  const { id: questionId, bookId } = await db
    .selectFrom('items')
    .select(['id', 'bookId'])
    .where('kind', '=', 'mcq')
    .executeTakeFirstOrThrow();
  const card = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'flashcard')
    .executeTakeFirstOrThrow();
  const late = { 'answered-at': String(clock.now) };
  clock.now += MINUTE_MS;
  const read = (url: string) => reader.inject({ method: 'GET', url });
  const statuses: number[] = [];

  const queries = await plansDuring(db, async () => {
    for (const call of [
      () => readFeed(reader),
      () => readFeed(reader, { offset: 5 }),
      () => answer(reader, questionId, 0),
      () => answer(reader, questionId, 1, late),
      () => rate(reader, card.id, 'hard'),
      () => master(reader, questionId),
      () => read('/api/mastered'),
      () => read(`/api/users/${reader.id}/books/${bookId}/mastery`),
      () => unmaster(reader, questionId),
    ]) {
      statuses.push((await call()).statusCode);
    }
  });

  expect(statuses).toEqual(Array.from({ length: 9 }, () => 200));
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.flatMap(({ scans }) => scans)).toEqual([]);
});

test('a later page of the feed sends no list of its items to the database', async () => {
  const { db, guest } = await testServer({ feedMemory: 0 });
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  const { length } = (await readFeed(reader)).json();

  const queries = await queriesDuring(async () => {
    await readFeed(reader, { offset: length });
  });

  const texts = queries.flatMap(({ parameters }) =>
    parameters.filter((value) => typeof value === 'string'),
  );
  expect(queries.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes(','))).toEqual([]);
});
