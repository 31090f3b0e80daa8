import type { FeedPage } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { expect, test } from 'vitest';

import type { Db } from '../../database/connection.ts';
import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, readFeed, shelve } from '../../testing/reader-calls.ts';
import { type TestReader, testServer } from '../../testing/server.ts';

const PAGES = 50;
const PAGE_SIZE = 5;
const RIGHT = 1;
const WRONG = 0;

/** A book of sixty questions and thirty cards; its questions are told by what the reader did. */
async function aReadBook(db: Db, reader: TestReader) {
  const { id: bookId } = await aBook(db);
  await shelve(reader, bookId);
  const questions: number[] = [];
  const cards: number[] = [];
  for (let count = 0; count < 60; count += 1) questions.push((await aQuestion(db, { bookId })).id);
  for (let count = 0; count < 30; count += 1) cards.push((await aFlashcard(db, { bookId })).id);
  return {
    items: [...questions, ...cards],
    due: questions.slice(0, 15),
    mastered: questions.slice(15, 18),
    wrong: questions.slice(18, 23),
    early: questions.slice(23, 28),
    leaving: questions.slice(40, 43),
  };
}

/** A reader with three such books, and ids of items by what they are. */
async function aReader() {
  const { db, guest, clock } = await testServer();
  const reader = await guest();
  const books: Awaited<ReturnType<typeof aReadBook>>[] = [];
  for (let count = 0; count < 3; count += 1) books.push(await aReadBook(db, reader));
  const all = (part: keyof (typeof books)[number]) => books.flatMap((book) => book[part]);
  for (const id of [...all('due'), ...all('mastered')]) await answer(reader, id, RIGHT);
  for (const id of all('mastered')) await master(reader, id);
  clock.now += 20 * DAY_MS;
  for (const id of all('wrong')) await answer(reader, id, WRONG);
  for (const id of all('early')) await answer(reader, id, RIGHT);
  clock.now += DAY_MS / 24;
  return { reader, all };
}

/** Answers what a page asks, right and wrong in turn, and masters what was right. */
async function practise(reader: TestReader, page: FeedPage): Promise<void> {
  const questions = page.filter(({ itemType }) => itemType !== 'flashcard');
  for (const [place, { id }] of questions.entries()) {
    await answer(reader, id, place % 2 === 0 ? RIGHT : WRONG);
    if (place % 2 === 0) await master(reader, id);
  }
}

test('fifty pages of a feed repeat nothing, skip nothing, and let books take turns', async () => {
  const { reader, all } = await aReader();
  const served: { id: number; bookId: number }[] = [];

  const readPage = async () => {
    const paging = { offset: served.length, limit: PAGE_SIZE, feedId: 'load-1' };
    const page: FeedPage = (await readFeed(reader, paging)).json();
    served.push(...page.map(({ id, book }) => ({ id, bookId: book.id })));
    return page;
  };
  const left: number[] = [];
  /** The reader masters a question on its book's page before the feed has come to it. */
  const leave = async () => {
    const isToCome = (id: number) => !served.some((item) => item.id === id) && !left.includes(id);
    for (const id of all('leaving').filter(isToCome).slice(0, 1)) {
      await answer(reader, id, RIGHT);
      await master(reader, id);
      left.push(id);
    }
  };
  for (let count = 0; count < PAGES; count += 1) {
    const page = await readPage();
    expect(page).toHaveLength(PAGE_SIZE);
    await practise(reader, page);
    if (count % 5 === 0) await leave();
  }

  const ids = served.map(({ id }) => id);
  expect(new Set(ids).size).toBe(PAGES * PAGE_SIZE);
  expect(all('mastered').filter((id) => ids.includes(id))).toEqual([]);
  expect(all('due').filter((id) => !ids.includes(id))).toEqual([]);
  expect(all('wrong').filter((id) => ids.slice(0, PAGE_SIZE).includes(id))).toHaveLength(3);
  while ((await readPage()).length === PAGE_SIZE);
  expect(left.length).toBeGreaterThan(3);
  const gone = new Set([...all('mastered'), ...left]);
  const eligible = all('items').filter((id) => !gone.has(id));
  expect(served.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(eligible);
  const urgencyOf = ({ id }: { id: number }) => {
    if (all('early').includes(id)) return 'early';
    return [...all('due'), ...all('wrong')].includes(id) ? 'due' : 'new';
  };
  const urgencies = served.map(urgencyOf);
  expect(urgencies.indexOf('early')).toBe(urgencies.length - all('early').length);
  const slots = served.map((item) => ({ ...item, urgency: urgencyOf(item) }));
  expect(slots.filter((_, place) => standsBesideItsBook(slots, place))).toEqual([]);
});

interface Slot {
  readonly bookId: number;
  readonly urgency: string;
}

/** Whether the item follows one of its own book although another has an item of the same urgency left. */
function standsBesideItsBook(slots: readonly Slot[], place: number): boolean {
  const slot = slots[place];
  const equals = slots.slice(place).filter(({ urgency }) => urgency === slot?.urgency);
  return (
    slots[place - 1]?.bookId === slot?.bookId &&
    equals.some(({ bookId }) => bookId !== slot?.bookId)
  );
}
