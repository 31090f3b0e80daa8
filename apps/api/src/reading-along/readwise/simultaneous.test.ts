import { beforeEach, expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { addBook } from '../../modules/books/add-book.ts';
import type { Reader } from '../../reader.ts';
import { aReader } from '../../testing/a-reader.ts';
import { testDatabase } from '../../testing/database.ts';
import { someHighlights } from '../../testing/documents.ts';
import { LONG_AGO, aBook, aFlashcard } from '../../testing/factories.ts';
import { findTheirBook } from './find-their-book.ts';
import { moveRow } from './highlighted-book-queries.ts';
import { placeInText } from './place-in-text.ts';

const FIRST = 'A tide is slow.';
const SECOND = 'At slack water nothing moves.';

let db: Db;
let reader: Reader;
let bookId: number;
beforeEach(async () => {
  db = await testDatabase();
  reader = await aReader(db);
  ({ id: bookId } = await aBook(db, { title: 'Tides' }));
});

const now = () => LONG_AGO;
const checkText = async () => {};

/** Puts highlights that wait into a text; `meanwhile` happens when one is to be begun. */
async function place(highlightedBookId: number, meanwhile: () => Promise<unknown>) {
  let givenBack = 0;
  const text = async () => {
    await meanwhile();
    return { giveBack: async () => void (givenBack += 1) };
  };
  const placing = { reader, highlightedBookId, address: '::1' };
  await placeInText({ db, now, limits: { text, checkText } }, placing);
  return givenBack;
}

const texts = async () => {
  const chapters = db.selectFrom('sourceChapters').select('text');
  return (await chapters.orderBy('sourceId').execute()).map(({ text }) => text);
};

const another = (highlightedBookId: number) =>
  db
    .insertInto('highlights')
    .values({ highlightedBookId, hash: 'second', text: SECOND, location: 2, receivedAt: LONG_AGO })
    .execute();

const finish = () => db.updateTable('sources').set({ rankedAt: LONG_AGO }).execute();

test.each<[string, (id: number) => Promise<unknown>, string[]]>([
  ['begins it', async () => {}, [FIRST]],
  ['begins it, and its bites are found', finish, [FIRST]],
  ['begins it, and others come', another, [`${FIRST}\n\n${SECOND}`]],
])(
  'a text is not begun where another sending %s meanwhile, nor counted',
  async (_, then, expected) => {
    const { id } = await someHighlights(db, { userId: reader.id, bookId, link: 'title' });
    const givenBack = await place(id, async () => {
      await place(id, async () => {});
      await then(id);
    });
    expect([await texts(), givenBack]).toEqual([expected, 1]);
    const sources = await db.selectFrom('sources').select('id').execute();
    expect(sources).toHaveLength(1);
  },
);

test('a book that is found is not theirs where their reader has said meanwhile that it is none', async () => {
  const { id } = await someHighlights(db, { userId: reader.id });
  const row = await db.selectFrom('highlightedBooks').selectAll().executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => moveRow(tx, id, { bookId: null, link: 'reader' }));
  const limits = { book: () => Promise.reject(new Error('No book is added')) };
  const env = { db, now, randomId: () => 'shelving', limits };
  await findTheirBook(env, { reader, row, address: '::1' });
  const after = await db.selectFrom('highlightedBooks').select(['bookId', 'link']).execute();
  expect(after).toEqual([{ bookId: null, link: 'reader' }]);
});

test('a book that another sending adds meanwhile does not count again', async () => {
  await db.updateTable('users').set({ highlightBooks: 1 }).execute();
  const identity = 'waves by ann author';
  await someHighlights(db, { userId: reader.id, title: 'Waves', identity });
  const row = await db.selectFrom('highlightedBooks').selectAll().executeTakeFirstOrThrow();
  let givenBack = 0;
  const book = async () => {
    const adding = { reader, book: { title: 'Waves', author: 'Ann Author' }, now: LONG_AGO };
    await db.transaction().execute((tx) => addBook(tx, adding));
    return { giveBack: async () => void (givenBack += 1) };
  };
  const env = { db, now, randomId: () => 'shelving', limits: { book } };
  await findTheirBook(env, { reader, row, address: '::1' });
  const books = await db.selectFrom('books').select('id').where('title', '=', 'Waves').execute();
  const after = await db.selectFrom('highlightedBooks').select('bookId').execute();
  expect([after, givenBack]).toEqual([[{ bookId: books[0]?.id }], 1]);
  expect(books).toHaveLength(1);
});

test.each<[string, (sourceId: number) => Promise<unknown>]>([
  ['made of its text', (sourceId) => aFlashcard(db, { bookId, sourceId })],
  ['found in its text', finish],
])(
  'a highlight that has changed stays where it is when something is %s meanwhile',
  async (_, then) => {
    const { id } = await someHighlights(db, { userId: reader.id, bookId, link: 'title' });
    await place(id, async () => {});
    const { id: sourceId } = await db.selectFrom('sources').select('id').executeTakeFirstOrThrow();
    const changed = db.updateTable('highlights').set({ text: 'A tide is quick.', placed: 0 });
    await changed.execute();
    await then(sourceId);
    expect(await place(id, async () => {})).toBe(0);
    expect(await texts()).toEqual([FIRST]);
    const kept = await db.selectFrom('highlights').select(['placed', 'sourceId']).execute();
    expect(kept).toEqual([{ placed: 1, sourceId }]);
  },
);
