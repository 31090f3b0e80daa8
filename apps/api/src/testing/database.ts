import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { onTestFinished } from 'vitest';

import { type Db, databaseOf } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { sqliteDialect } from '../database/sqlite-dialect.ts';
import { seedTopics } from '../library/topics.ts';
import { emptyPglite, pgliteWithoutTables } from './pglite.ts';
import { noteQuery, noteSent } from './query-log.ts';

declare global {
  var morselSqlite: Promise<Buffer> | undefined;
}

/**
 * A migrated database with the five topics and nothing else: SQLite in memory or PGlite, by the
 * Vitest project. To be called inside a test or a `beforeEach`, once for each test.
 */
export async function testDatabase(): Promise<Db> {
  const db = await emptyDatabase();
  await seedTopics(db);
  return db;
}

/** The same as a file of SQLite, which other connections can open. */
export async function testDatabaseFile(): Promise<{ db: Db; open: () => Promise<Db> }> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-sqlite-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'test.db');
  await writeFile(path, await (globalThis.morselSqlite ??= migratedFile()));
  const open = async () => {
    const db = databaseOf(sqliteDialect(path, noteSent), noteQuery);
    onTestFinished(() => db.destroy());
    // Nothing is told by a disk that a test waits for.
    await sql`pragma synchronous = off`.execute(db);
    return db;
  };
  const db = await open();
  await seedTopics(db);
  return { db, open };
}

/** A database of its own without tables, of the kind that the Vitest project says. */
export async function databaseWithoutTables(): Promise<Db> {
  const db = isOnPglite() ? await pgliteWithoutTables() : databaseOf(sqliteDialect(':memory:'));
  onTestFinished(() => db.destroy());
  return db;
}

const isOnPglite = () => process.env['TEST_DATABASE'] === 'pglite';

async function emptyDatabase(): Promise<Db> {
  if (isOnPglite()) return emptyPglite();
  const dialect = sqliteDialect(await (globalThis.morselSqlite ??= migratedFile()), noteSent);
  const db = databaseOf(dialect, noteQuery);
  onTestFinished(() => db.destroy());
  return db;
}

/** What the file of a migrated, empty database holds; migrating takes longer than most tests. */
async function migratedFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'morsel-sqlite-'));
  const db = databaseOf(sqliteDialect(':memory:'));
  try {
    await migrateToLatest(db);
    const file = join(folder, 'migrated.db');
    await sql`vacuum into ${file}`.execute(db);
    return await readFile(file);
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
