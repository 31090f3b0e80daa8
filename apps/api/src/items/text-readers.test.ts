import { expect, test } from 'vitest';

import { aReader } from '../testing/a-reader.ts';
import { testDatabase } from '../testing/database.ts';
import { aBook } from '../testing/factories.ts';
import { aSource } from '../testing/sources.ts';
import { moveTexts } from './text-readers.ts';

const UNKNOWN = { partialMd5: null, spineItems: null };
const EPUB = { partialMd5: 'of an e-book', spineItems: '[3,4]' };
const PDF = { partialMd5: 'of a PDF', spineItems: null };

test.each([
  ['is taken along', { from: EPUB, to: UNKNOWN, after: EPUB }],
  ['stays where none is known of who comes', { from: UNKNOWN, to: EPUB, after: EPUB }],
  ['stays as a whole beside another', { from: EPUB, to: PDF, after: PDF }],
])('the file of a text that both have %s', async (_, { from, to, after }) => {
  const db = await testDatabase();
  const [guest, account] = [await aReader(db), await aReader(db)];
  const { id: bookId } = await aBook(db);
  await aSource(db, { bookId, readers: [guest, account] });
  for (const [{ id }, file] of [[guest, from] as const, [account, to] as const]) {
    await db.updateTable('sourceReaders').set(file).where('userId', '=', id).execute();
  }
  const readers = { fromId: guest.id, toId: account.id };
  await db.transaction().execute((tx) => moveTexts(tx, readers));
  const kept = await db
    .selectFrom('sourceReaders')
    .select(['userId', 'partialMd5', 'spineItems'])
    .execute();
  expect(kept).toEqual([{ userId: account.id, ...after }]);
});
