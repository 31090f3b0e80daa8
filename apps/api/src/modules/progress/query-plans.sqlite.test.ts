import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { answer } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

test('progress and memory are read by index', async () => {
  const { db, guest } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  const { id, bookId } = await db
    .selectFrom('items')
    .select(['id', 'bookId'])
    .where('kind', '=', 'mcq')
    .executeTakeFirstOrThrow();
  await answer(reader, id, 0);
  const statuses: number[] = [];

  const queries = await plansDuring(db, async () => {
    for (const path of ['progress', 'memory', `books/${bookId}/memory`]) {
      statuses.push((await reader.inject({ url: `/api/users/${reader.id}/${path}` })).statusCode);
    }
  });

  expect(statuses).toEqual([200, 200, 200]);
  expect(queries.length).toBeGreaterThan(8);
  // What is found of the days is no table.
  const scans = queries.flatMap(({ scans }) => scans);
  expect(scans.filter((scan) => scan !== 'SCAN days')).toEqual([]);
});
