import { beforeEach, expect, test } from 'vitest';

import type { Db } from '../database/connection.ts';
import { InvalidInputError } from '../errors.ts';
import { testDatabase } from '../testing/database.ts';
import { LONG_AGO, aBook, aQuestion } from '../testing/factories.ts';
import { flashcard, matchPairs, mcq } from '../testing/sample-content.ts';
import { tableContents } from '../testing/table-contents.ts';
import { reviseItem, storeItem } from './store-item.ts';

let db: Db;
let bookId: number;
beforeEach(async () => {
  db = await testDatabase();
  bookId = (await aBook(db)).id;
});

test.each([mcq(), matchPairs(), flashcard()])(
  'an item is stored as revision 1: %j',
  async (content) => {
    const draft = { ...content, bookId, libraryKey: null, position: 3, difficulty: 2 };
    const id = await db.transaction().execute((tx) => storeItem(tx, draft, LONG_AGO));
    const item = await db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst();
    expect(item).toMatchObject({ kind: content.kind, revision: 1, position: 3, state: 'active' });
  },
);

test.each([
  ['a key out of range', mcq({ answer: 'Gold' })],
  ['equal texts on a side', matchPairs({ right: ['Fish', 'Fish', 'Bird', 'Mammal'] })],
])('%s is refused, and nothing is stored', async (_, content) => {
  const { id: itemId } = await aQuestion(db, { bookId, type: content.kind });
  const before = await tableContents(db);
  const draft = { ...content, bookId, libraryKey: null, position: 0, difficulty: 1 };
  const storing = db.transaction().execute((tx) => storeItem(tx, draft, LONG_AGO));
  await expect(storing).rejects.toThrow(InvalidInputError);
  const revising = db.transaction().execute((tx) => reviseItem(tx, { itemId, content }, LONG_AGO));
  await expect(revising).rejects.toThrow(InvalidInputError);
  expect(await tableContents(db)).toEqual(before);
});

test('a revision of another kind is refused', async () => {
  const { id: itemId } = await aQuestion(db, { bookId, type: 'mcq' });
  const revising = db
    .transaction()
    .execute((tx) => reviseItem(tx, { itemId, content: flashcard() }, LONG_AGO));
  await expect(revising).rejects.toThrow('no result');
});
