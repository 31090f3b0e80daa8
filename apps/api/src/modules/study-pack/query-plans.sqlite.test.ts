import type { StudyPack } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { loadLibrary } from '../../library/load-library.ts';
import { LONG_AGO } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { answer } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

test('a pack is read by index, in few queries', async () => {
  const { db, guest } = await testServer();
  await loadLibrary(db, LONG_AGO);
  const reader = await guest();
  await reader.inject({ method: 'POST', url: '/api/users/add-default-books' });
  const { id } = await db
    .selectFrom('items')
    .select('id')
    .where('kind', '=', 'mcq')
    .executeTakeFirstOrThrow();
  await answer(reader, id, 0);
  const packs: StudyPack[] = [];

  const queries = await plansDuring(db, async () => {
    const response = await reader.inject({ url: `/api/users/${reader.id}/study-pack?size=90` });
    packs.push(response.json());
  });

  expect(packs[0]?.entries.length).toBeGreaterThan(50);
  expect(queries.length).toBeLessThan(12);
  // What the queries have found themselves is all that is read as a whole.
  const scans = new Set(queries.flatMap((query) => query.scans));
  expect([...scans].toSorted()).toEqual(['SCAN counted']);
});
