import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { practiseAt } from '../../testing/practise.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { answer } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';
import { readProgress } from './read-progress.ts';

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
  expect(queries.length).toBeGreaterThan(6);
  expect(queries.flatMap(({ scans }) => scans)).toEqual([]);
});

test('progress reads its weeks, and nothing of a run that began before them', async () => {
  const { db, guest, clock } = await testServer();
  const { id } = await guest();
  const reader = { id, role: 'reader', isGuest: true, createdAt: 0 } as const;
  const ago = Array.from({ length: 200 }, (_, day) => day).toSpliced(30, 2);
  const times = ago.toReversed().map((days) => clock.now - days * DAY_MS);
  await practiseAt(db, reader, { times, timeZone: 'UTC' });

  const queries = await plansDuring(db, async () => {
    const { days } = await readProgress(db, { reader, now: clock.now });
    expect(days.filter(({ isFrozen }) => isFrozen)).toHaveLength(2);
  });

  const searches = queries.map(({ steps }) => steps.filter((step) => step.startsWith('SEARCH')));
  expect(searches).toEqual([
    ['SEARCH users USING INTEGER PRIMARY KEY (rowid=?)'],
    [
      'SEARCH practice_days USING PRIMARY KEY (user_id=? AND local_day>?)',
      'SEARCH users USING INTEGER PRIMARY KEY (rowid=?)',
      'SEARCH review_events USING INDEX review_events_by_day (user_id=? AND local_day>?)',
      'SEARCH items USING INTEGER PRIMARY KEY (rowid=?)',
    ],
    expect.arrayContaining([expect.stringContaining('SEARCH')]),
  ]);
  expect(queries[1]?.sorts).toEqual([]);
});
