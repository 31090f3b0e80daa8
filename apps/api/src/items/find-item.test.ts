import { beforeEach, describe, expect, test } from 'vitest';

import type { Db } from '../database/connection.ts';
import type { Reader } from '../reader.ts';
import { aReader } from '../testing/a-reader.ts';
import { testDatabase } from '../testing/database.ts';
import { LONG_AGO, aBook, aFlashcard, aQuestion } from '../testing/factories.ts';
import { mcq } from '../testing/sample-content.ts';
import { findFeedItems, findItem } from './find-item.ts';
import { reviseItem } from './store-item.ts';

let db: Db;
let reader: Reader;
beforeEach(async () => {
  db = await testDatabase();
  reader = await aReader(db);
});

const withdraw = (itemId: number, state: 'hidden' | 'removed') =>
  db.updateTable('items').set({ state }).where('id', '=', itemId).execute();

const practise = (by: Reader, { id }: { id: number }) =>
  db
    .insertInto('memoryStates')
    .values({
      userId: by.id,
      itemId: id,
      dueAt: LONG_AGO,
      stability: 1,
      difficulty: 1,
      scheduledDays: 1,
      learningSteps: 0,
      reps: 1,
      lapses: 0,
      phase: 2,
      lastReviewAt: LONG_AGO,
      lastOutcome: 'easy',
    })
    .execute();

describe('findItem', () => {
  test.each([
    [undefined, 2, 'Which metal flows?'],
    [1, 1, 'Which metal melts?'],
    [2, 2, 'Which metal flows?'],
    [3, 2, 'Which metal flows?'],
  ])('revision %j asked for, revision %d found', async (revision, expected, questionText) => {
    const { id: bookId } = await aBook(db);
    const { id: itemId } = await aQuestion(db, {
      bookId,
      body: { questionText: 'Which metal melts?' },
    });
    const content = mcq({ stem: 'Which metal flows?' });
    await db.transaction().execute((tx) => reviseItem(tx, { itemId, content }, LONG_AGO));

    const item = await findItem(db, { itemId, revision, reader });
    expect(item).toMatchObject({ id: itemId, bookId, kind: 'mcq', revision: expected });
    expect(item?.body).toMatchObject({ questionText });
  });

  test('a flashcard has no answer key', async () => {
    const { id: bookId } = await aBook(db);
    const card = await aFlashcard(db, { bookId, body: { front: 'What is tin?' } });
    expect(await findItem(db, { itemId: card.id, reader })).toMatchObject({
      kind: 'flashcard',
      body: { front: 'What is tin?' },
      answerKey: null,
    });
  });

  test.each(['hidden', 'removed'] as const)('a %s item: only by its revision', async (state) => {
    const { id: bookId } = await aBook(db);
    const { id: itemId } = await aQuestion(db, { bookId });
    await withdraw(itemId, state);
    expect(await findItem(db, { itemId, reader })).toBeUndefined();
    expect(await findItem(db, { itemId, revision: 7, reader })).toBeUndefined();
    expect(await findItem(db, { itemId, revision: 1, reader })).toMatchObject({ id: itemId });
  });

  test.each([
    ['hidden', { hidden: 1 }],
    ['unlisted', { listed: 0 }],
  ] as const)('a book that was %s since: by a revision, for who began it', async (_, change) => {
    const [shelver, practiser] = [await aReader(db), await aReader(db)];
    const { id: bookId } = await aBook(db);
    const { id: itemId } = await aQuestion(db, { bookId });
    await db
      .insertInto('shelfBooks')
      .values({ userId: shelver.id, bookId, addedAt: LONG_AGO })
      .execute();
    await practise(practiser, await aFlashcard(db, { bookId }));
    await db.updateTable('books').set(change).where('id', '=', bookId).execute();

    for (const seer of [shelver, practiser]) {
      expect(await findItem(db, { itemId, revision: 1, reader: seer })).toMatchObject({
        id: itemId,
      });
      expect(await findItem(db, { itemId, revision: 7, reader: seer })).toBeUndefined();
      expect(await findItem(db, { itemId, reader: seer })).toBeUndefined();
    }
    expect(await findItem(db, { itemId, revision: 1, reader })).toBeUndefined();
    expect(await findItem(db, { itemId, revision: 1, reader: null })).toBeUndefined();
  });

  test('an unknown item is not found', async () => {
    expect(await findItem(db, { itemId: 4711, revision: 1, reader })).toBeUndefined();
  });
});

describe('who sees a book', () => {
  const people = ['visitor', 'stranger', 'adder', 'admin'] as const;
  type Person = (typeof people)[number];
  const everyone: readonly Person[] = people;

  async function seenBy(book: Parameters<typeof aBook>[1]): Promise<Person[]> {
    const adder = await aReader(db);
    const { id: bookId } = await aBook(db, { addedBy: adder.id, ...book });
    const { id } = await aQuestion(db, { bookId });
    const seers = {
      visitor: null,
      stranger: reader,
      adder,
      admin: { ...(await aReader(db)), role: 'admin' as const },
    };
    const found: Person[] = [];
    for (const person of people) {
      const item = await findItem(db, { itemId: id, reader: seers[person] });
      if (item) found.push(person);
    }
    return found;
  }

  test.each<[string, Parameters<typeof aBook>[1], readonly Person[]]>([
    ['a listed book', { listed: 1 }, everyone],
    ['an unlisted book', { listed: 0 }, ['adder', 'admin']],
    ['an unlisted book whose adder is gone', { listed: 0, addedBy: null }, ['admin']],
    ['a hidden book', { listed: 1, hidden: 1 }, []],
  ])('%s', async (_, book, expected) => {
    expect(await seenBy(book)).toEqual(expected);
  });
});

describe('findFeedItems', () => {
  test('cards come in the order of the ids, each with its book', async () => {
    const book = await aBook(db, { topic: 'History', year: -430 });
    const question = await aQuestion(db, { bookId: book.id, type: 'arrange_list' });
    const card = await aFlashcard(db, { bookId: book.id });
    const ids = [card.id, 4711, question.id];
    const items = await findFeedItems(db, { ids, reader });
    expect(items).toEqual([
      {
        itemType: 'flashcard',
        id: card.id,
        revision: 1,
        ...card.body,
        book: {
          id: book.id,
          slug: book.slug,
          title: book.title,
          author: book.author,
          year: -430,
          description: 'A book made for a test.',
          imageUrl: null,
          coverUrl: null,
          topic: { name: 'History', color: expect.stringMatching(/^#/) },
        },
      },
      expect.objectContaining({ itemType: 'question', id: question.id, type: 'arrange_list' }),
    ]);
    expect(JSON.stringify(items)).not.toContain(question.answerKey.explanation);
  });

  test('cards stay, whatever becomes of the item or its book', async () => {
    const { id: bookId } = await aBook(db, { hidden: 1 });
    const { id } = await aFlashcard(db, { bookId });
    await withdraw(id, 'removed');
    expect(await findFeedItems(db, { ids: [id], reader })).toMatchObject([{ id }]);
  });

  test('a mastered question is marked for the reader who mastered it', async () => {
    const { id: bookId } = await aBook(db);
    const { id } = await aQuestion(db, { bookId });
    await db
      .insertInto('masteredItems')
      .values({ userId: reader.id, itemId: id, masteredAt: LONG_AGO })
      .execute();
    const other = await aReader(db);
    const marks = [];
    for (const seer of [reader, other, null]) {
      marks.push(...(await findFeedItems(db, { ids: [id], reader: seer })));
    }
    expect(marks).toMatchObject([
      { ismastered: true },
      { ismastered: false },
      { ismastered: false },
    ]);
  });

  test('more ids than a page has are fine', async () => {
    const { id: bookId } = await aBook(db);
    const ids: number[] = [];
    for (let made = 0; made < 25; made += 1) ids.push((await aFlashcard(db, { bookId })).id);
    const items = await findFeedItems(db, { ids: ids.toReversed(), reader });
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
  });
});
