import { parseArgs } from 'node:util';

import { DAY_MS } from '@morsel/sdk/domain';
import { seededRandom } from '@morsel/sdk/rules';

import type { Db } from '../src/database/connection.ts';
import { loadLibrary } from '../src/library/load-library.ts';
import { hashPassword } from '../src/modules/accounts/password-hash.ts';
import { openDatabase } from '../src/process/open-database.ts';
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
const SEED = 7;

const { positionals } = parseArgs({ allowPositionals: true });
const [path] = positionals;
if (path === undefined) throw new Error('Say which file the database is in');
const now = Date.now();
const db = await openDatabase(`file:${path}`);
await loadLibrary(db, now - 400 * DAY_MS);
const shelf = await defaultShelf(db);
const others = [await bookOf(db, 'The Histories'), await bookOf(db, 'The Wealth of Nations')];
const latest = await bookOf(db, 'The Guns of August');

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
    books: [...shelvedOn(365, shelf), ...shelvedOn(300, others), ...shelvedOn(60, [latest])],
  },
  back: {
    days: 80,
    holidays: [[20, 0]],
    zeal: 0.85,
    books: [...shelvedOn(80, shelf), ...shelvedOn(60, [latest])],
  },
};

for (const [name, life] of Object.entries(lives)) {
  const email = `${name}@example.org`;
  const createdAt = now - life.days * DAY_MS - DAY_MS / 2;
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
    .where('defaultPlace', 'is not', null)
    .orderBy('defaultPlace')
    .execute();
  return books.map(({ id }) => id);
}

async function bookOf(db: Db, title: string): Promise<number> {
  const book = db.selectFrom('books').select('id').where('title', '=', title);
  return (await book.executeTakeFirstOrThrow()).id;
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
      passwordHash: await hashPassword(PASSWORD, { line: 'signUp', id: 'bench' }),
      createdAt,
      seenAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
