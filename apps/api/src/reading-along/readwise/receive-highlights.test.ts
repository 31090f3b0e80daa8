import { expect, test } from 'vitest';

import { LimitReachedError } from '../../errors.ts';
import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { someHighlights } from '../../testing/documents.ts';
import { LONG_AGO, aBook } from '../../testing/factories.ts';
import { queriesDuring } from '../../testing/query-log.ts';
import { aSource } from '../../testing/sources.ts';
import { receiveHighlights } from './receive-highlights.ts';

const refused = () => Promise.reject(new LimitReachedError('No more today.', 1));

test('titles that wait for a text are not written to while a day allows none; their cards are made', async () => {
  const db = await testDatabase();
  const reader = await aReader(db);
  for (const title of ['Tides', 'Waves', 'Storms']) {
    const { id: bookId } = await aBook(db, { title });
    await someHighlights(db, { userId: reader.id, title, bookId, link: 'title' });
  }
  const { id: bookId } = await aBook(db, { title: 'Currents' });
  const { id: sourceId } = await aSource(db, { bookId, rankedAt: null, readers: [reader] });
  await db.updateTable('sourceReaders').set({ removedAt: LONG_AGO }).execute();
  await someHighlights(db, { userId: reader.id, bookId, link: 'title', sourceId });
  const wishes = db.updateTable('highlights').set({ wantsCard: 1, note: 'How quick is a tide?' });
  await wishes.execute();
  const ownCard = async () => ({ giveBack: async () => {} });
  const limits = { book: refused, text: refused, checkText: refused, ownCard };
  const env = { db, now: () => LONG_AGO, randomId: () => 'shelving', limits };

  const queries = await queriesDuring(async () => {
    await receiveHighlights(env, { reader, books: [], address: '::1' });
  });

  const statements = queries.map(({ sql }) => sql);
  expect(statements.filter((sql) => sql.startsWith('update "highlighted_books"'))).toEqual([]);
  const cards = await db.selectFrom('items').select('id').execute();
  expect(cards).toHaveLength(4);
});
