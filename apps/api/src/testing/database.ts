import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';

import type { Db } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { sqliteDialect } from '../database/sqlite-dialect.ts';
import type { Tables } from '../database/tables.ts';
import { seedTopics } from '../library/topics.ts';
import { emptyPglite } from './pglite.ts';
import { noteQuery } from './query-log.ts';

/**
 * A migrated database with the five topics and nothing else: SQLite in memory or PGlite, by the
 * Vitest project. To be called inside a test or a `beforeEach`, once for each test.
 */
export async function testDatabase(): Promise<Db> {
  const db = await emptyDatabase();
  await seedTopics(db);
  return db;
}

async function emptyDatabase(): Promise<Db> {
  if (process.env['TEST_DATABASE'] === 'pglite') return emptyPglite();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:'), log: noteQuery });
  await migrateToLatest(db);
  onTestFinished(() => db.destroy());
  return db;
}
