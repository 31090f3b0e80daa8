import { bookIdentity, bookSlug, seededRandom } from '@morsel/sdk/rules';

import type { Db } from '../../src/database/connection.ts';
import { secretHash } from '../../src/database/secret-hash.ts';
import { SESSION_IDLE_MS } from '../../src/database/session-store.ts';
import type { Tables } from '../../src/database/tables.ts';
import { bookKeys } from '../../src/items/book-keys.ts';
import { seedTopics } from '../../src/library/topics.ts';
import { isOver, practiceByDay, practiceOfEvent } from '../../src/modules/reviews/practice-day.ts';
import { type PastReader, pastOf } from './past-of.ts';
import {
  BOOK_ITEMS,
  BOOKS,
  HEAVY_READER,
  isTrueFalse,
  optionsOf,
  rightOption,
  sessionIdOf,
  shelfOf,
  WIDE_READER,
  WORLD_BEGAN,
  WORLD_NOW,
} from './world.ts';

const SEED = 18;
/** Databases take about thirty thousand parameters in a statement. */
const MOST_PARAMETERS = 30_000;
/** Readers whose rows are written together. */
const BATCH = 250;

/** Fills an empty database, whose tables are up to date, with the world of the bench. */
export async function fillWorld(db: Db): Promise<void> {
  await seedTopics(db);
  await insertAll(db, 'books', books(await topicIds(db)));
  await insertAll(db, 'items', items());
  await insertAll(db, 'itemRevisions', revisions());
  const random = seededRandom(SEED);
  const readers = Array.from({ length: WIDE_READER }, (_, index) => index + 1);
  for (let from = 0; from < readers.length; from += BATCH) {
    const pasts = readers.slice(from, from + BATCH).map((id) => pastOf(id, random));
    await db.transaction().execute((tx) => insertReaders(tx, pasts));
  }
  await requireIds(db);
}

async function insertReaders(db: Db, pasts: readonly PastReader[]): Promise<void> {
  await insertAll(db, 'users', pasts.map(userOf));
  await insertAll(db, 'sessions', pasts.map(sessionOf));
  await insertAll(db, 'shelfBooks', pasts.flatMap(shelfRows));
  await insertAll(
    db,
    'reviewEvents',
    pasts.flatMap(({ events }) => events),
  );
  await insertAll(db, 'practiceDays', pasts.flatMap(practiceRows));
  await insertAll(
    db,
    'operations',
    pasts.flatMap(({ operations }) => operations),
  );
  await insertAll(
    db,
    'memoryStates',
    pasts.flatMap(({ memories }) => memories),
  );
  await insertAll(
    db,
    'userAchievements',
    pasts.flatMap(({ achievements }) => achievements),
  );
}

function practiceRows({ events, totals }: PastReader) {
  const kindOf = (itemId: number) => (isTrueFalse(itemId) ? 'true_false' : 'mcq');
  const past = events.filter(({ localDay }) => isOver(localDay, totals.lastDay));
  return [
    ...practiceByDay(past.map((event) => practiceOfEvent(event, kindOf(event.itemId)))).values(),
  ];
}

async function topicIds(db: Db): Promise<number[]> {
  const topics = await db.selectFrom('topics').select('id').orderBy('id').execute();
  return topics.map(({ id }) => id);
}

function books(topics: readonly number[]) {
  return Array.from({ length: BOOKS }, (_, index) => {
    const title = `The ${index + 1}. Book of the Bench`;
    const author = `Ann Author ${index % 40}`;
    const description =
      'What somebody who thinks of reading it would want to know, in two or three sentences. They ' +
      'tell what it is about, and for whom it was written.';
    return {
      slug: bookSlug(title, author),
      identity: bookIdentity(title, author),
      title,
      author,
      year: 1900 + (index % 120),
      description,
      ...bookKeys({ title, author, description }),
      topicId: topics[index % topics.length] ?? 1,
      listed: 1,
      hidden: 0,
      createdAt: WORLD_BEGAN,
    } as const;
  });
}

const itemIds = () => Array.from({ length: BOOKS * BOOK_ITEMS }, (_, index) => index + 1);

function items() {
  return itemIds().map((id) => ({
    bookId: Math.ceil(id / BOOK_ITEMS),
    kind: isTrueFalse(id) ? 'true_false' : 'mcq',
    position: (id - 1) % BOOK_ITEMS,
    difficulty: 1 + (id % 3),
    demand: 'recognise',
    createdAt: WORLD_BEGAN,
  }));
}

function revisions() {
  return itemIds().map((id) => {
    const options = isTrueFalse(id)
      ? ['TRUE', 'FALSE']
      : Array.from({ length: optionsOf(id) }, (_, option) => `The answer ${option} to ${id}`);
    const questionText = `What does the passage ${id} say about the matter that its chapter is about?`;
    const explanation = `The passage ${id} gives the reason, which this sentence repeats in short.`;
    return {
      itemId: id,
      revision: 1,
      body: JSON.stringify({ questionText, options, imageUrl: null, place: null }),
      answerKey: JSON.stringify({ answer: rightOption(id), explanation }),
      createdAt: WORLD_BEGAN,
    };
  });
}

function userOf({ readerId, totals }: PastReader) {
  return {
    name: `Rita ${readerId}`,
    email: `rita-${readerId}@example.org`,
    passwordHash: 'none',
    createdAt: WORLD_BEGAN,
    seenAt: WORLD_NOW,
    onLeaderboard: readerId % 2 === 0 ? 1 : 0,
    ...totals,
  } as const;
}

function sessionOf({ readerId }: PastReader) {
  const id = sessionIdOf(readerId);
  return {
    idHash: secretHash(id),
    userId: readerId,
    data: JSON.stringify({ cookie: {}, userId: readerId }),
    publicId: secretHash(`public ${id}`).slice(0, 32),
    createdAt: WORLD_NOW,
    seenAt: WORLD_NOW,
    expiresAt: WORLD_NOW + SESSION_IDLE_MS,
  };
}

const shelfRows = ({ readerId }: PastReader) =>
  shelfOf(readerId).map((bookId) => ({ userId: readerId, bookId, addedAt: WORLD_BEGAN }));

/** What the load asks for is told by ids alone. */
async function requireIds(db: Db): Promise<void> {
  const { reader } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.max('id').as('reader'))
    .executeTakeFirstOrThrow();
  const { item } = await db
    .selectFrom('items')
    .select((eb) => eb.fn.max('id').as('item'))
    .executeTakeFirstOrThrow();
  if (reader < HEAVY_READER || item !== BOOKS * BOOK_ITEMS) throw new Error('Ids are others');
}

async function insertAll(
  db: Db,
  table: keyof Tables,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const size = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let from = 0; from < rows.length; from += size) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + size))
      .execute();
  }
}
