import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { DAY_MS } from '@morsel/sdk/domain';
import { seededRandom } from '@morsel/sdk/rules';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { live } from '../../bench/sample-life.ts';
import { type Db, connectDatabase } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { loadLibrary } from '../library/load-library.ts';
import { compareWithLog } from '../modules/reviews/compare-with-log.ts';
import { aReader } from '../testing/a-reader.ts';
import { LONG_AGO } from '../testing/factories.ts';
import { postgresDatabaseWithoutTables } from '../testing/postgres.ts';
import { tableContents } from '../testing/table-contents.ts';
import { testFolder } from '../testing/test-folder.ts';
import { moveDatabase } from './move-database.ts';

const A_YEAR = 365;

/** A file in which a reader has lived for a year, with a picture, and ids that were given and are gone. */
async function aYearInAFile() {
  const folder = await testFolder();
  const url = `file:${join(folder, 'morsel.db')}`;
  const db = await connectDatabase(url);
  await migrateToLatest(db);
  await loadLibrary(db, LONG_AGO);
  const reader = await aReader(db);
  const [first, second] = await db
    .selectFrom('books')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute();
  await sql`pragma synchronous = off`.execute(db);
  await live(db, reader, {
    life: {
      days: A_YEAR,
      holidays: [[200, 180]],
      zeal: 0.5,
      books: [
        { bookId: first?.id ?? 0, day: A_YEAR },
        { bookId: second?.id ?? 0, day: 100 },
      ],
    },
    now: LONG_AGO + A_YEAR * DAY_MS,
    random: seededRandom(7),
  });
  await aPicture(db, first?.id ?? 0);
  const gone = await aReader(db);
  await db.deleteFrom('users').where('id', '=', gone.id).execute();
  const contents = await tableContents(db);
  await db.destroy();
  return { folder, url, contents, gone };
}

async function aPicture(db: Db, bookId: number) {
  const bytes = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  await db
    .insertInto('covers')
    .values({
      bookId,
      sourceUrl: 'https://x',
      bytes,
      contentType: 'image/png',
      fetchedAt: LONG_AGO,
    })
    .execute();
}

async function open(url: string): Promise<Db> {
  const db = await connectDatabase(url);
  onTestFinished(() => db.destroy());
  return db;
}

test('a year of a reader comes to PostgreSQL and back, every row equal', async () => {
  const { folder, url, contents, gone } = await aYearInAFile();
  const server = await postgresDatabaseWithoutTables();
  const back = `file:${join(folder, 'back.db')}`;

  const there = await moveDatabase({ from: url, to: server });
  const events = there.find(({ table }) => table === 'review_events')?.rows ?? 0;
  expect(events).toBeGreaterThan(1000);
  const onServer = await connectDatabase(server);
  expect(await tableContents(onServer)).toEqual(contents);
  expect((await compareWithLog(onServer)).differing).toBe(0);
  // No id is given again, as devices and logs may know it.
  expect((await aReader(onServer)).id).toBe(gone.id + 1);
  const moved = await tableContents(onServer);
  await onServer.destroy();

  expect(await moveDatabase({ from: server, to: back })).toHaveLength(there.length);
  const inFile = await open(back);
  expect(await tableContents(inFile)).toEqual(moved);
  expect((await aReader(inFile)).id).toBe(gone.id + 2);
});

test('what is not empty, of another version or in use is left alone', async () => {
  const folder = await testFolder();
  const url = `file:${join(folder, 'morsel.db')}`;
  const source = await connectDatabase(url);
  await migrateToLatest(source);
  await aReader(source);
  const to = await postgresDatabaseWithoutTables();

  await expect(moveDatabase({ from: url, to })).rejects.toThrow('is in use: stop Morsel first');
  await source.destroy();
  await moveDatabase({ from: url, to });
  await expect(moveDatabase({ from: url, to })).rejects.toThrow('is not empty (table');

  const server = await open(to);
  await expect(moveDatabase({ from: to, to: `file:${join(folder, 'x.db')}` })).rejects.toThrow(
    'stop all processes of Morsel first',
  );
  await sql`delete from users`.execute(server);
  await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(
    server,
  );
  await expect(moveDatabase({ from: url, to })).rejects.toThrow('tables of another version');
});

async function aFileWithSomebody() {
  const folder = await testFolder();
  const file = join(folder, 'morsel.db');
  const db = await connectDatabase(`file:${file}`);
  await migrateToLatest(db);
  await aReader(db);
  return { folder, file, url: `file:${file}`, db };
}

test('nobody writes to a database while it is moved', async () => {
  const { folder, file, url, db } = await aFileWithSomebody();
  await db.destroy();
  const server = await postgresDatabaseWithoutTables();
  const refusals: string[] = [];
  const writeToFile = () => {
    const other = new Database(file, { timeout: 0 });
    try {
      other.exec('update users set xp = 9');
    } catch (error) {
      refusals.push(String(error));
    }
    other.close();
  };
  await moveDatabase({ from: url, to: server, say: writeToFile });
  expect(new Set(refusals)).toEqual(new Set(['SqliteError: database is locked']));

  refusals.length = 0;
  const writing = ['-c', "set lock_timeout = '50ms'", '-c', 'update users set xp = 9'];
  const writeToServer = () => {
    refusals.push(spawnSync('psql', [server, ...writing], { encoding: 'utf8' }).stderr.trim());
  };
  const back = `file:${join(folder, 'back.db')}`;
  await moveDatabase({ from: server, to: back, say: writeToServer });
  expect(refusals.length).toBeGreaterThan(1);
  expect(refusals.every((said) => said.includes('lock timeout'))).toBe(true);
});

test('a text that PostgreSQL cannot keep is named', async () => {
  const { url, db } = await aFileWithSomebody();
  await db.updateTable('users').set({ name: 'Ri\0ta' }).execute();
  await db.destroy();
  const to = await postgresDatabaseWithoutTables();

  await expect(moveDatabase({ from: url, to })).rejects.toThrow(
    'a text in the table users (column name, id = 1) has a NUL character',
  );
});

test('a row that does not come out the same undoes all of it', async () => {
  const folder = await testFolder();
  const url = `file:${join(folder, 'morsel.db')}`;
  const source = await connectDatabase(url);
  await migrateToLatest(source);
  await aReader(source);
  await source.destroy();
  const to = await postgresDatabaseWithoutTables();
  const server = await open(to);
  await migrateToLatest(server);
  await sql`create function spoil() returns trigger as $$ begin new.xp := 1; return new; end $$ language plpgsql`.execute(
    server,
  );
  await sql`create trigger spoil before insert on users for each row execute function spoil()`.execute(
    server,
  );

  await expect(moveDatabase({ from: url, to })).rejects.toThrow(
    'the rows of users did not come out the same: nothing was moved',
  );
  expect(await server.selectFrom('users').select('id').execute()).toEqual([]);
});
