/**
 * What stands among the first sixty cards of year-old readers with 10, 102 and 400 due items among
 * 600, of one book or of many, in the whole feed and in that of what is due alone. Fails when
 * something ahead of time stands before what is due or new, when less than half is due though there
 * is enough of it, or when neighbours share a book though another has an item as urgent.
 */
import process from 'node:process';

import { FeedPage } from '@morsel/sdk/contract';
import { practiceOf, seededRandom } from '@morsel/sdk/rules';
import { Value } from 'typebox/value';

import { connectDatabase } from '../src/database/connection.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import { secretHash } from '../src/database/secret-hash.ts';
import { GUEST_COOKIE } from '../src/http/identity/cookies.ts';
import { seedTopics } from '../src/library/topics.ts';
import { buildServer } from '../src/server.ts';
import { aBook, aFlashcard, aQuestion } from '../src/testing/factories.ts';
import { NO_LIMITS } from '../src/testing/no-limits.ts';
import { amountOf, type Card, flawsOf, FRONT } from './feed-flaws.ts';
import { storeYear } from './year-old-reader.ts';

const DUES = [10, 102, 400];
const NEW = [0, 60];
const PAGE = 5;

/** How many items each book has. */
const SHELVES = {
  'one book': [600],
  'one of many': [400, ...Array<number>(20).fill(10)],
  'many books': Array<number>(24).fill(25),
};

type Item = Pick<Card, 'itemId' | 'bookId'>;

const now = Date.now();
const db = await connectDatabase('file::memory:');
await migrateToLatest(db);
await seedTopics(db);
const app = await buildServer(
  {
    db,
    now: () => now,
    randomId: () => crypto.randomUUID(),
    fetchPicture: () => Promise.reject(new Error('There are no pictures here')),
    hasPasswordForm: true,
  },
  { sessionSecret: 'a secret that only this bench knows', limits: NO_LIMITS },
);

const flaws: string[] = [];
console.log('shelf        due  new  feed   first 60: due   new  early   first page');
for (const [shelf, sizes] of Object.entries(SHELVES)) {
  const items = await addBooks(sizes);
  for (const due of DUES) {
    for (const fresh of NEW) {
      const cards = cardsOf(shelf === 'many books' ? dealt(items) : items, { due, fresh });
      const cookie = await newReader(cards);
      for (const dueOnly of [false, true]) {
        const { front, ms } = await frontOf(cookie, dueOnly);
        const all = dueOnly ? cards.filter(({ urgency }) => urgency === 'due') : cards;
        const counts = (['due', 'new', 'early'] as const).map((urgency) =>
          amountOf(urgency, front),
        );
        const feed = dueOnly ? 'due' : 'whole';
        const columns = [due, fresh].map((count) => String(count).padStart(5)).join('');
        const found = counts.map((count) => String(count).padStart(6)).join('');
        console.log(
          `${shelf.padEnd(11)}${columns}  ${feed.padEnd(14)}${found}${ms.toFixed(1).padStart(10)} ms`,
        );
        const name = `${shelf}, ${due} due, ${fresh} new, ${feed} feed`;
        flaws.push(...flawsOf(front, all).map((flaw) => `${name}: ${flaw}`));
      }
    }
  }
}
await app.close();
await db.destroy();
console.log(flaws.length === 0 ? 'Passed.' : `Falls short:\n${flaws.join('\n')}`);
if (flaws.length > 0) process.exitCode = 1;

async function addBooks(sizes: readonly number[]): Promise<Item[]> {
  const items: Item[] = [];
  for (const size of sizes) {
    const { id: bookId } = await aBook(db);
    for (let position = 0; position < size; position += 1) {
      const add = position % 4 === 3 ? aFlashcard : aQuestion;
      items.push({ itemId: (await add(db, { bookId, position })).id, bookId });
    }
  }
  return items;
}

/** The books' first items, then their second ones, and so on. */
function dealt(items: readonly Item[]): Item[] {
  const books = [...Map.groupBy(items, ({ bookId }) => bookId).values()];
  const longest = Math.max(...books.map(({ length }) => length));
  return Array.from({ length: longest }).flatMap((_, place) =>
    books.flatMap((book) => book[place] ?? []),
  );
}

/** The first items are due, the last ones are new. */
function cardsOf(items: readonly Item[], { due, fresh }: { due: number; fresh: number }): Card[] {
  return items.map((item, place) => {
    if (place < due) return { ...item, urgency: 'due' };
    return { ...item, urgency: place < items.length - fresh ? 'early' : 'new' };
  });
}

/** The cookie of a guest to whom the items are what the cards say. */
async function newReader(cards: readonly Card[]): Promise<string> {
  const token = crypto.randomUUID();
  const { id: userId } = await db
    .insertInto('users')
    .values({ createdAt: 0, seenAt: now, guestTokenHash: secretHash(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const books = new Set(cards.map(({ bookId }) => bookId));
  await db
    .insertInto('shelfBooks')
    .values([...books].map((bookId) => ({ userId, bookId, addedAt: 0 })))
    .execute();
  const idsOf = (wanted: Card['urgency']) =>
    cards.filter(({ urgency }) => urgency === wanted).map(({ itemId }) => itemId);
  const past = { userId, due: idsOf('due'), early: idsOf('early') };
  await storeYear(db, past, { now, random: seededRandom(userId) });
  return `${GUEST_COOKIE}=${token}`;
}

/** The first cards of a reader's feed, page by page, and how long the first page took. */
async function frontOf(cookie: string, due: boolean): Promise<{ front: Card[]; ms: number }> {
  const front: Card[] = [];
  let ms = 0;
  for (let offset = 0; offset < FRONT; offset += PAGE) {
    const start = performance.now();
    const url = `/api/quiz/feed?limit=${PAGE}&offset=${offset}&due=${due}`;
    const response = await app.inject({ method: 'GET', url, headers: { cookie } });
    if (offset === 0) ms = performance.now() - start;
    const page = Value.Parse(FeedPage, response.json());
    front.push(
      ...page.map(({ id: itemId, book, dueAt }) => {
        return { itemId, bookId: book.id, urgency: practiceOf(dueAt, now) };
      }),
    );
  }
  return { front, ms };
}
