import { parseArgs } from 'node:util';

import { bookIdentity, bookSlug, seededRandom } from '@morsel/sdk/rules';

import type { Db } from '../src/database/connection.ts';
import { storeItem } from '../src/items/storing.ts';
import { loadLibrary } from '../src/library/loading.ts';
import { hashPassword } from '../src/modules/accounts/passwords.ts';
import { openDatabase } from '../src/opening.ts';
import { MEASURED_WORLD, itemsByRules } from '../src/testing/items-by-rules.ts';
import { type Life, live } from './sample-life.ts';

/**
 * Fills a database with accounts to look at: of a new reader, of one who came a week ago, of one who
 * came a year ago, and of one who is back from three weeks off. They have lived until now, by the
 * same verbs as everybody. The path is that of a SQLite file, which is made when it is not there:
 *
 *     node bench/sample-readers.ts /tmp/sample.db
 *     DATABASE_URL=file:/tmp/sample.db node src/main.ts
 */
const PASSWORD = 'bookworm-42';
const DAY = 86_400_000;
const SEED = 7;

const { positionals } = parseArgs({ allowPositionals: true });
const [path] = positionals;
if (path === undefined) throw new Error('Say which file the database is in');
const now = Date.now();
const db = await openDatabase(`file:${path}`);
await loadLibrary(db, now - 400 * DAY);
const shelf = await defaultShelf(db);
const others = [await bookOf(db, 'The Histories'), await bookOf(db, 'The Wealth of Nations')];
const measured = await addMeasuredWorld(db);

const lives: Readonly<Record<string, Life>> = {
  new: { days: 0, holidays: [], zeal: 0, books: shelvedOn(0, shelf) },
  week: { days: 7, holidays: [], zeal: 1, books: shelvedOn(7, shelf) },
  year: {
    days: 365,
    holidays: [
      [262, 247],
      [151, 150],
      [70, 62],
      [33, 32],
      [1, 1],
    ],
    zeal: 0.94,
    books: [...shelvedOn(365, shelf), ...shelvedOn(300, others), ...shelvedOn(60, [measured])],
  },
  back: {
    days: 80,
    holidays: [[20, 0]],
    zeal: 0.85,
    books: [...shelvedOn(80, shelf), ...shelvedOn(60, [measured])],
  },
};

for (const [name, life] of Object.entries(lives)) {
  const email = `${name}@example.org`;
  const createdAt = now - life.days * DAY - DAY / 2;
  const id = await addAccount(db, { name: `Rita ${name}`, email, createdAt });
  const reader = { id, role: 'reader', isGuest: false, createdAt } as const;
  await live(db, reader, { life, now, random: seededRandom(SEED) });
  console.log(`${email}  ${PASSWORD}`);
}
await db.destroy();

function shelvedOn(day: number, bookIds: readonly number[]): Life['books'] {
  return bookIds.map((bookId) => ({ bookId, day }));
}

async function defaultShelf(db: Db): Promise<number[]> {
  const books = await db
    .selectFrom('books')
    .select('id')
    .where('default_place', 'is not', null)
    .orderBy('default_place')
    .execute();
  return books.map(({ id }) => id);
}

async function bookOf(db: Db, title: string): Promise<number> {
  const book = db.selectFrom('books').select('id').where('title', '=', title);
  return (await book.executeTakeFirstOrThrow()).id;
}

/** A longer book, with all that can be made of its text by rules. */
async function addMeasuredWorld(db: Db): Promise<number> {
  const [title, author] = ['The Measured World', 'Ann Author'];
  const { questions, flashcards } = await itemsByRules(MEASURED_WORLD, SEED);
  return db.transaction().execute(async (tx) => {
    const { id: bookId } = await tx
      .insertInto('books')
      .values((eb) => ({
        slug: bookSlug(title, author),
        identity: bookIdentity(title, author),
        title,
        author,
        description: 'How people came to measure the world.',
        listed: 1,
        topic_id: eb.selectFrom('topics').select('id').where('name', '=', 'Science'),
        created_at: now,
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, { content, difficulty }] of [...questions, ...flashcards].entries()) {
      await storeItem(tx, { ...content, bookId, libraryKey: null, position, difficulty }, now);
    }
    return bookId;
  });
}

async function addAccount(
  db: Db,
  { name, email, createdAt }: { name: string; email: string; createdAt: number },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      name,
      email,
      password_hash: await hashPassword(PASSWORD),
      created_at: createdAt,
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
