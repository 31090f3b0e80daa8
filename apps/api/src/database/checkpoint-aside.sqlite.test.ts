import { existsSync, renameSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { canUseDatabase } from './can-use-database.ts';
import { checkpointAside } from './checkpoint-aside.ts';
import { PAGES_BETWEEN, ROWS_BETWEEN } from './checkpoints.ts';
import { type Db, connectDatabase } from './connection.ts';
import { sqliteHandle } from './sqlite-handle.ts';

/** As many as a checkpoint is worth, and far fewer pages than it or SQLite waits for. */
const ROWS = ROWS_BETWEEN;
const PAGE_BYTES = 4096;

async function numbersOnDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-checkpoints-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'morsel.db');
  const db = await connectDatabase(`file:${file}`);
  await sql`create table numbers (n integer)`.execute(db);
  await sql`create table pictures (bytes blob)`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return { db, file };
}

function add(db: Db, rows = ROWS): Promise<unknown> {
  return db.transaction().execute((tx) =>
    sql`insert into numbers
      with recursive up as (select 1 as n union all select n + 1 from up where n < ${rows})
      select n from up`.execute(tx),
  );
}

/** How many are in the file, without the log beside it. */
async function inFile(file: string): Promise<number> {
  const copy = `${file}-${crypto.randomUUID()}`;
  await copyFile(file, copy);
  const database = new Database(copy);
  try {
    return database.prepare<[], number>('select count(*) from numbers').pluck().get() ?? 0;
  } finally {
    database.close();
  }
}

const unsaid = (line: string) => expect.unreachable(line);

const expectInFile = (file: string, rows: number) =>
  vi.waitFor(async () => expect(await inFile(file)).toBe(rows), { timeout: 60_000 });

test('what is committed comes into the file while others commit', async () => {
  const { db, file } = await numbersOnDisk();
  await add(db);
  expect(await inFile(file)).toBe(0);
  checkpointAside(db, unsaid);
  for (const rows of [2 * ROWS, 3 * ROWS]) {
    await add(db);
    await expectInFile(file, rows);
  }
  await add(db, 1);
  await db.destroy();
  expect(await inFile(file)).toBe(3 * ROWS + 1);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('one large row comes into the file, too', async () => {
  const { db, file } = await numbersOnDisk();
  checkpointAside(db, unsaid);
  await add(db);
  await expectInFile(file, ROWS);
  const bytes = 1.2 * PAGES_BETWEEN * PAGE_BYTES;
  await db.transaction().execute(async (tx) => {
    await sql`insert into pictures values (zeroblob(${bytes}))`.execute(tx);
    await sql`insert into numbers values (0)`.execute(tx);
  });
  await vi.waitFor(async () => expect(await inFile(file)).toBe(ROWS + 1), { timeout: 60_000 });
  await db.destroy();
});

test('where the thread fails SQLite does it as it comes, and a line says so', async () => {
  const { db, file } = await numbersOnDisk();
  // Away before the thread has opened it.
  renameSync(file, `${file}-away`);
  const lines: string[] = [];
  checkpointAside(db, (line) => lines.push(line));
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 60_000 });
  expect(lines[0]).toContain('unable to open database file');
  renameSync(`${file}-away`, file);
  await vi.waitFor(() => canUseDatabase(db)(), { timeout: 60_000 });
  expect(sqliteHandle(db)?.pragma('wal_autocheckpoint', { simple: true })).toBe(1000);
  await add(db);
  await db.destroy();
  expect(await inFile(file)).toBe(ROWS);
  expect(lines).toHaveLength(1);
});
