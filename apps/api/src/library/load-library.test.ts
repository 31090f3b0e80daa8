import { DAY_MS } from '@morsel/sdk/domain';
import { beforeEach, describe, expect, test } from 'vitest';

import type { Db } from '../database/connection.ts';
import { findItem } from '../items/find-item.ts';
import { aReader } from '../testing/a-reader.ts';
import { testDatabase } from '../testing/database.ts';
import { LONG_AGO, aBook, aQuestion } from '../testing/factories.ts';
import { SAMPLE_QUESTIONS, aBookFile } from '../testing/sample-book.ts';
import { tableContents } from '../testing/table-contents.ts';
import type { BookFile } from './book-file.ts';
import { loadLibrary } from './load-library.ts';

const LATER = LONG_AGO + DAY_MS;
const { mcq, trueFalse, matchPairs, arrangeList } = SAMPLE_QUESTIONS;

let db: Db;
beforeEach(async () => {
  db = await testDatabase();
});

const load = (book: BookFile, now = LATER) => loadLibrary(db, now, [book]);

async function itemOf(libraryKey: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .where('libraryKey', '=', libraryKey)
    .executeTakeFirstOrThrow();
}

const bookRow = () => db.selectFrom('books').selectAll().executeTakeFirstOrThrow();

test('a start on an empty database stores topics, books and items', async () => {
  await db.deleteFrom('topics').execute();
  await loadLibrary(db, LONG_AGO);
  expect(await db.selectFrom('topics').select('name').orderBy('id').execute()).toEqual(
    ['Psychology', 'Startup', 'Business', 'History', 'Science'].map((name) => ({ name })),
  );
  const books = await db.selectFrom('books').select(['libraryKey', 'listed', 'slug']).execute();
  expect(books).toContainEqual({
    libraryKey: 'thinking-fast-and-slow',
    listed: 1,
    slug: 'thinking-fast-and-slow-by-daniel-kahneman',
  });
  expect(books.length).toBeGreaterThanOrEqual(5);
});

test('a second start writes nothing', async () => {
  await loadLibrary(db, LONG_AGO);
  const before = await tableContents(db);
  await loadLibrary(db, LATER);
  expect(await tableContents(db)).toEqual(before);
});

describe('a changed file', () => {
  beforeEach(() => load(aBookFile(), LONG_AGO));

  test('gives changed content a new revision and leaves the rest alone', async () => {
    const before = await itemOf('liquid-metal');
    const untouched = await itemOf('signs');
    const questions = [{ ...mcq, text: 'Which metal flows?' }, trueFalse, matchPairs, arrangeList];
    await load(aBookFile({ questions }));

    expect(await itemOf('liquid-metal')).toEqual({ ...before, revision: 2 });
    expect(await itemOf('signs')).toEqual(untouched);
    const reader = await aReader(db);
    const current = await findItem(db, { itemId: before.id, reader });
    const seen = await findItem(db, { itemId: before.id, revision: 1, reader });
    expect(current?.body).toMatchObject({ questionText: 'Which metal flows?' });
    expect(seen?.body).toMatchObject({ questionText: mcq.text });
  });

  test('moves an item without a revision', async () => {
    const before = await itemOf('signs');
    const moved = { ...matchPairs, difficulty: 3 };
    await load(aBookFile({ questions: [moved, mcq, trueFalse, arrangeList] }));
    expect(await itemOf('signs')).toEqual({ ...before, position: 0, difficulty: 3 });
  });

  test('adds an item', async () => {
    const added = { ...mcq, key: 'melting', text: 'Which metal melts first?' };
    await load(aBookFile({ questions: [mcq, trueFalse, matchPairs, arrangeList, added] }));
    expect(await itemOf('melting')).toMatchObject({ revision: 1, state: 'active', position: 4 });
  });

  test('takes an item out, for late answers still to be found, and puts it back', async () => {
    const before = await itemOf('signs');
    const reader = await aReader(db);
    await load(aBookFile({ questions: [mcq, trueFalse, arrangeList] }));
    expect(await itemOf('signs')).toMatchObject({ id: before.id, state: 'removed' });
    expect(await findItem(db, { itemId: before.id, reader })).toBeUndefined();
    expect(await findItem(db, { itemId: before.id, revision: 1, reader })).toBeDefined();

    await load(aBookFile());
    expect(await itemOf('signs')).toEqual(before);
  });

  test('leaves an item hidden that an admin has hidden', async () => {
    await db.updateTable('items').set({ state: 'hidden' }).execute();
    await load(aBookFile({ questions: [{ ...mcq, difficulty: 2 }] }));
    await load(aBookFile());
    const states = await db.selectFrom('items').select('state').distinct().execute();
    expect(states).toEqual([{ state: 'hidden' }]);
  });

  test('makes an item that changes its kind another item', async () => {
    const before = await itemOf('signs');
    const asList = { ...arrangeList, key: 'signs' };
    await load(aBookFile({ questions: [mcq, trueFalse, asList, arrangeList] }));
    const now = await itemOf('signs');
    expect(now).toMatchObject({ kind: 'arrange_list', revision: 1, state: 'active' });
    expect(now.id).not.toBe(before.id);
    const settled = await tableContents(db);
    await load(aBookFile({ questions: [mcq, trueFalse, asList, arrangeList] }));
    expect(await tableContents(db)).toEqual(settled);
  });

  test('changes the book but not its address', async () => {
    const before = await bookRow();
    await load(aBookFile({ title: 'The New Book of Metals', description: 'More metals.' }));
    expect(await bookRow()).toEqual({
      ...before,
      identity: 'the new book of metals\nann author',
      titleKey: 'the new book of metals',
      searchKey: 'the new book of metals ann author more metals.',
      title: 'The New Book of Metals',
      description: 'More metals.',
    });
  });

  test('keeps the book apart from one that a reader has added with the new title', async () => {
    const before = await bookRow();
    const theirs = await aBook(db, { title: 'The New Book of Metals', author: 'Ann Author' });
    const renamed = aBookFile({ title: 'The New Book of Metals' });
    expect(await load(renamed)).toEqual([
      'The library has The New Book of Metals by Ann Author twice: a reader added it too',
    ]);
    const books = await db
      .selectFrom('books')
      .select(['id', 'title', 'identity', 'libraryKey'])
      .orderBy('id')
      .execute();
    expect(books).toEqual([
      {
        id: before.id,
        title: 'The New Book of Metals',
        identity: before.identity,
        libraryKey: 'book-of-metals',
      },
      {
        id: theirs.id,
        title: 'The New Book of Metals',
        identity: 'the new book of metals\nann author',
        libraryKey: null,
      },
    ]);
    const settled = await tableContents(db);
    expect(await load(renamed)).toEqual([]);
    expect(await tableContents(db)).toEqual(settled);
  });

  test('keeps what readers did', async () => {
    const reader = await aReader(db);
    const { id: itemId, bookId } = await itemOf('liquid-metal');
    await db
      .insertInto('masteredItems')
      .values({ userId: reader.id, itemId, masteredAt: LONG_AGO })
      .execute();
    await db
      .insertInto('shelfBooks')
      .values({ userId: reader.id, bookId, addedAt: LONG_AGO })
      .execute();
    const only = ['shelfBooks', 'masteredItems', 'users'] as const;
    const before = await tableContents(db);
    await load(aBookFile({ questions: [trueFalse, { ...mcq, text: 'Which metal flows?' }] }));
    const after = await tableContents(db);
    for (const table of only) expect(after[table]).toEqual(before[table]);
  });
});

test('a book that a reader added before becomes the built-in one', async () => {
  const adder = await aReader(db);
  const theirs = await aBook(db, {
    title: 'the  book of METALS',
    author: 'Ann Author',
    slug: 'their-slug',
    listed: 0,
    addedBy: adder.id,
  });
  const question = await aQuestion(db, { bookId: theirs.id });
  await load(aBookFile());
  expect(await bookRow()).toMatchObject({
    id: theirs.id,
    slug: 'their-slug',
    title: 'The Book of Metals',
    libraryKey: 'book-of-metals',
    listed: 1,
  });
  expect(await findItem(db, { itemId: question.id, reader: null })).toBeDefined();
});

test('another book with the same address keeps it', async () => {
  await aBook(db, { title: 'The Book of Metals!', author: 'Ann Author' });
  await load(aBookFile());
  const slugs = await db.selectFrom('books').select('slug').orderBy('id').execute();
  expect(slugs).toEqual([
    { slug: 'the-book-of-metals-by-ann-author' },
    { slug: 'the-book-of-metals-by-ann-author-2' },
  ]);
});

test('a book that fails half-way leaves no trace', async () => {
  const before = await tableContents(db);
  const unreadable = { ...mcq, key: 'twins', distractors: ['Mercury', 'Iron'] };
  await expect(load(aBookFile({ questions: [mcq, unreadable] }))).rejects.toThrow('equal');
  expect(await tableContents(db)).toEqual(before);
});
