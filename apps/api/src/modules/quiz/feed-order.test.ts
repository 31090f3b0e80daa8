import type { FeedPage } from '@morsel/sdk/contract';
import { expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, rate, readFeed, shelve, unshelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

const DAY = 86_400_000;
const RIGHT = 1;
const WRONG = 0;

/** A reader with so many books of one question each, and what their feed asks for, in its order. */
async function readerOf(books: number) {
  const { db, guest, clock } = await testServer();
  const reader = await guest();
  const ids: number[] = [];
  for (let count = 0; count < books; count += 1) {
    const { id: bookId } = await aBook(db);
    ids.push((await aQuestion(db, { bookId, position: count })).id);
    await shelve(reader, bookId);
  }
  const feed = async () => {
    const page: FeedPage = (await readFeed(reader, { limit: 20 })).json();
    return page.map(({ id }) => id);
  };
  return { db, reader, clock, ids, feed };
}

test('the next feed begins with what went wrong, then what is due, and ends ahead of time', async () => {
  const { reader, clock, ids, feed } = await readerOf(7);
  const [due = 0, wrong = 0, early = 0, ...fresh] = ids;
  await answer(reader, due, RIGHT);
  clock.now += 5 * DAY;
  await answer(reader, early, RIGHT);
  await answer(reader, wrong, WRONG);

  const [first, second, third] = fresh;
  expect(await feed()).toEqual([wrong, first, due, second, third, fresh[3], early]);
});

test('a card that was rated hard leads the next feed', async () => {
  const { db, reader, ids, feed } = await readerOf(3);
  const { id: bookId } = await aBook(db);
  await shelve(reader, bookId);
  const card = await aFlashcard(db, { bookId });
  await rate(reader, card.id, 'hard');

  expect(await feed()).toEqual([card.id, ...ids]);
});

test('a reader who is back after a year meets something new on the first page', async () => {
  const { reader, clock, ids, feed } = await readerOf(30);
  const [fresh, ...practised] = ids;
  for (const id of practised) await answer(reader, id, id % 2 === 0 ? RIGHT : WRONG);
  clock.now += 365 * DAY;

  expect((await feed()).slice(0, 5)).toContain(fresh);
});

test('books take turns also after an item that has left the feed since it was served', async () => {
  const { db, reader } = await readerOf(0);
  const [{ id: book }, { id: unshelved }, { id: other }] = [
    await aBook(db),
    await aBook(db),
    await aBook(db),
  ];
  const ids: number[] = [];
  for (const [position, bookId] of [book, unshelved, book, other].entries()) {
    ids.push((await aQuestion(db, { bookId, position })).id);
    await shelve(reader, bookId);
  }
  const page = async (offset: number, limit: number) => {
    const items: FeedPage = (await readFeed(reader, { offset, limit })).json();
    return items.map(({ id }) => id);
  };
  const [served = 0, , sameBook, ofOther] = ids;
  expect(await page(0, 1)).toEqual([served]);
  await answer(reader, served, RIGHT);
  await master(reader, served);
  await unshelve(reader, unshelved);

  expect(await page(1, 5)).toEqual([ofOther, sameBook]);
});
