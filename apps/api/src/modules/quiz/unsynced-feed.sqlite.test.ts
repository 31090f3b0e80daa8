import { expect, test } from 'vitest';

import { aBook, aQuestion } from '../../testing/factories.ts';
import { answer, readFeed, shelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';
import { countUnsynced } from '../../testing/unsynced-commits.ts';

const unsyncedOf = (act: () => Promise<{ statusCode: number }>) =>
  countUnsynced(async () => {
    expect((await act()).statusCode).toBe(200);
  });

test('a page that is read from the database does not wait for the disk, an answer does', async () => {
  const { db, guest } = await testServer({ feedMemory: 0 });
  const reader = await guest();
  const { id: bookId } = await aBook(db);
  await shelve(reader, bookId);
  const { id } = await aQuestion(db, { bookId });
  for (let made = 0; made < 20; made += 1) await aQuestion(db, { bookId });

  expect(await unsyncedOf(() => readFeed(reader, { limit: 5 }))).toBe(1);
  expect(await unsyncedOf(() => readFeed(reader, { limit: 5, offset: 5 }))).toBe(1);
  await aQuestion(db, { bookId });
  expect(await unsyncedOf(() => readFeed(reader, { limit: 5, offset: 10 }))).toBe(1);
  expect(await unsyncedOf(() => answer(reader, id, 0))).toBe(0);
});
