import { expect, test } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { plansDuring } from '../../testing/query-plans.ts';
import { readFeed, shelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';
import { aSource, groundItem } from '../../testing/sources.ts';

test('how far a reader has read is stored, and asked of each item, by index', async () => {
  const { db, account } = await testServer();
  const reader = await account();
  const { id: bookId } = await aBook(db);
  const source = await aSource(db, { bookId, readers: [reader] });
  await groundItem(db, (await aQuestion(db, { bookId })).id, source);
  await shelve(reader, bookId);
  const url = `/api/users/${reader.id}/sources/${source.id}`;

  const queries = await plansDuring(db, async () => {
    for (const reached of [1, null]) {
      const response = await reader.inject({ method: 'PATCH', url, payload: { reached } });
      expect(response.statusCode).toBe(200);
    }
    await readFeed(reader);
    await reader.inject({ url: `/api/books/${bookId}/questions` });
    await reader.inject({ url: `/api/books/${bookId}/sources` });
  });

  const ofPositions = queries.filter(({ sql }) => sql.includes('reading_positions'));
  expect(ofPositions.length).toBeGreaterThan(6);
  expect(queries.filter(({ scans }) => scans.length > 0)).toEqual([]);
});
