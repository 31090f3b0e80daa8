import type { FeedPage } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { describe, expect, test } from 'vitest';

import { aBook, aFlashcard, aQuestion } from '../../testing/factories.ts';
import { answer, master, rate, readFeed, shelve, unshelve } from '../../testing/reader-calls.ts';
import { testServer } from '../../testing/server.ts';

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

test('the next feed begins with what was missed, then what is due, and ends ahead of time', async () => {
  const { reader, clock, ids, feed } = await readerOf(7);
  const [due = 0, missed = 0, early = 0, ...fresh] = ids;
  await answer(reader, due, RIGHT);
  clock.now += 5 * DAY_MS;
  await answer(reader, early, RIGHT);
  await answer(reader, missed, WRONG);

  const page: FeedPage = (await readFeed(reader, { limit: 20 })).json();

  expect(page.map(({ id }) => id)).toEqual([missed, due, ...fresh, early]);
  expect(page.map(({ dueAt }) => dueAt !== undefined && dueAt > clock.now)).toEqual([
    ...Array<boolean>(6).fill(false),
    true,
  ]);
  expect(await feed()).toEqual([missed, due, ...fresh, early]);
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
  clock.now += 365 * DAY_MS;

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

describe('a feed of what is due alone', () => {
  const DUE = '/api/quiz/feed?due=true&limit=2';

  /** A reader with six books, four of their items due and one ahead of time. */
  async function readerWithDues() {
    const world = await readerOf(6);
    const { reader, clock, ids } = world;
    for (const id of ids.slice(0, 4)) await answer(reader, id, RIGHT);
    clock.now += 5 * DAY_MS;
    await answer(reader, ids[4] ?? 0, RIGHT);
    const page = async (offset: number) => {
      const response = await reader.inject({ method: 'GET', url: `${DUE}&offset=${offset}` });
      const items: FeedPage = response.json();
      return items.map(({ id }) => id);
    };
    return { ...world, page };
  }

  test('has all of it, each once, and ends there, also when it was missed again', async () => {
    const { reader, ids, page } = await readerWithDues();
    const seen: number[] = [];
    for (let items = await page(0); items.length > 0; items = await page(seen.length)) {
      seen.push(...items);
      for (const id of items) await answer(reader, id, id % 2 === 0 ? RIGHT : WRONG);
    }
    expect(new Set(seen)).toEqual(new Set(ids.slice(0, 4)));
    expect(seen).toHaveLength(4);
    expect(new Set(await page(0))).toEqual(new Set(seen.filter((id) => id % 2 === 1)));
  });

  test('lets go of what was practised elsewhere before its turn', async () => {
    const { reader, page } = await readerWithDues();
    const first = await page(0);
    const [next = 0, last = 0] = await page(2);
    const [, ...others] = [await page(0), await page(2)];
    expect(others).toEqual([[next, last]]);
    await answer(reader, next, RIGHT);
    await page(0);
    expect([...(await page(0)), ...(await page(2))]).toEqual([...first, last]);
  });

  test('takes up what has come due meanwhile, and is not the whole feed of its id', async () => {
    const { clock, ids, page, feed } = await readerWithDues();
    const [start, whole] = [await page(0), await feed()];
    expect(whole).toHaveLength(6);
    clock.now += 5 * DAY_MS;
    const rest = [...(await page(2)), ...(await page(4))];
    expect(new Set([...start, ...rest])).toEqual(new Set(ids.slice(0, 5)));
  });

  test('refuses what is neither', async () => {
    const { reader } = await readerOf(1);
    const response = await reader.inject({ method: 'GET', url: '/api/quiz/feed?due=perhaps' });
    expect(response.statusCode).toBe(400);
  });
});
