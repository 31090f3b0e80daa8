import { expect, test } from 'vitest';

import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { aBook, LONG_AGO } from '../../testing/factories.ts';
import { aSource } from '../../testing/sources.ts';
import { advancePosition, storePosition, upsertReader } from './reader-queries.ts';

async function aText() {
  const db = await testDatabase();
  const reader = await aReader(db);
  const { id: bookId } = await aBook(db);
  const { id: sourceId } = await aSource(db, { bookId, readers: [reader] });
  return { db, of: { sourceId, userId: reader.id } };
}

test.each([
  ['goes on', 2, 3, 3],
  ['does not go back to where it was when a device told of it', 3, 2, 3],
])('a position that follows %s', async (_, before, told, after) => {
  const { db, of } = await aText();
  const place = (reached: number) => ({ ...of, reached, setAt: LONG_AGO });
  await db.transaction().execute(async (tx) => {
    await storePosition(tx, place(before));
    await advancePosition(tx, place(told));
  });
  const stored = await db.selectFrom('readingPositions').select('reached').execute();
  expect(stored).toEqual([{ reached: after }]);
});

const EPUB = { partialMd5: 'of an e-book', spineItems: [3, 4] };
const PDF = { partialMd5: 'of a PDF', spineItems: undefined };

test.each([
  ['stays when its words are pasted', {}, ['of an e-book', '[3,4]']],
  ['gives way to another as a whole', PDF, ['of a PDF', null]],
])('the file that a text is known by %s', async (_, second, known) => {
  const { db, of } = await aText();
  const named = { ...of, name: 'Metals', addedAt: LONG_AGO };
  await db.transaction().execute(async (tx) => {
    await upsertReader(tx, { ...named, ...EPUB });
    await upsertReader(tx, { ...named, ...second });
  });
  const { partialMd5, spineItems } = await db
    .selectFrom('sourceReaders')
    .select(['partialMd5', 'spineItems'])
    .executeTakeFirstOrThrow();
  expect([partialMd5, spineItems]).toEqual(known);
});
