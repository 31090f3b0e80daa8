import { CompiledQuery } from 'kysely';

import type { Tx } from '../src/database/connection.ts';
import { eligibleItems } from '../src/items/eligible-items.ts';
import { storeItem } from '../src/items/store-item.ts';
import { countBookQuestions } from '../src/modules/mastery/queries.ts';
import { findCandidates } from '../src/modules/quiz/queries.ts';
import { feedServer } from './feed-server.ts';

/**
 * What it costs to find the items of a reader's feed, and to count a book's questions, on a SQLite file
 * before and after a hundred other readers have a hundred cards each for one of its books; and how
 * SQLite goes about it. Ends with 1 when it costs more than so much of what it did.
 */
const READERS = 100;
const CARDS = 100;
const TIMES = 200;
const MOST_OF_BEFORE = 1.5;

const { db, newGuest, close } = await feedServer();
const { id } = await newGuest();
const reader = { id, role: 'reader', isGuest: true, createdAt: 0 } as const;
const { id: bookId } = await db
  .selectFrom('books')
  .select('id')
  .orderBy('id')
  .executeTakeFirstOrThrow();

const alone = await costs();
await db.transaction().execute(async (tx) => {
  for (let made = 0; made < READERS; made += 1) await addCardsOfAnother(tx, made);
});
const beside = await costs();
const { sql, parameters } = eligibleItems(db, reader).select('items.id').compile();
const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
const { rows: plan } = await db.executeQuery<{ detail: string }>(explained);
await close();

console.log(`CPU of one query, ms      alone   beside ${READERS * CARDS} items of others`);
for (const name of ['feed', 'count'] as const) {
  console.log(`  ${name.padEnd(20)} ${alone[name].toFixed(2)}    ${beside[name].toFixed(2)}`);
}
console.log(plan.map(({ detail }) => `  ${detail}`).join('\n'));
if (beside.feed > MOST_OF_BEFORE * alone.feed) process.exitCode = 1;

async function costs(): Promise<{ feed: number; count: number }> {
  return {
    feed: await costOf(() => findCandidates(db, reader)),
    count: await costOf(() => countBookQuestions(db, reader, bookId)),
  };
}

/** The processor's time of one of many runs. */
async function costOf(query: () => Promise<unknown>): Promise<number> {
  await query();
  const before = process.threadCpuUsage();
  for (let run = 0; run < TIMES; run += 1) await query();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / TIMES;
}

async function addCardsOfAnother(tx: Tx, made: number): Promise<void> {
  const { id: ownerId } = await newReader(tx, made);
  for (let card = 0; card < CARDS; card += 1) {
    const body = {
      front: `Card ${card} of ${made}?`,
      back: 'Its back.',
      imageUrl: null,
      place: null,
    };
    const place = { bookId, sourceId: null, libraryKey: null, position: 0, difficulty: 2 };
    await storeItem(tx, { kind: 'flashcard', body, answerKey: null, ...place, ownerId }, 0);
  }
}

function newReader(tx: Tx, made: number): Promise<{ id: number }> {
  return tx
    .insertInto('users')
    .values({ createdAt: 0, seenAt: 0, guestTokenHash: `another ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow();
}
