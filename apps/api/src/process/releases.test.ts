import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';

import type { Db } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { sqliteHandle } from '../database/sqlite-handle.ts';
import { compareWithLog } from '../modules/reviews/compare-with-log.ts';
import { databaseWithoutTables, testDatabase } from '../testing/database.ts';

const RELEASES = join(import.meta.dirname, '../../releases');

const versions = readdirSync(RELEASES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The database of a release, as that release left it. */
async function databaseOf(version: string): Promise<Db> {
  const db = await databaseWithoutTables();
  await sql`select 1`.execute(db);
  const kind = sqliteHandle(db) === undefined ? 'postgres' : 'sqlite';
  const dump = readFileSync(join(RELEASES, version, `${kind}.sql`), 'utf8');
  for (const statement of dump.split(/;\n/).filter((text) => text.trim() !== '')) {
    await db.executeQuery(CompiledQuery.raw(statement));
  }
  return db;
}

/** What tables and columns there are. */
async function tablesOf(db: Db) {
  const tables = await db.withoutPlugins().introspection.getTables();
  return tables
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => [column.name, column.dataType, column.isNullable].join(' '))
        .toSorted(),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

test.each(versions)('a database of %s comes up to date with all that is in it', async (version) => {
  const db = await databaseOf(version);
  const read = () =>
    db
      .selectFrom('reviewEvents')
      .select(['userId', 'opId', 'xp', 'isCorrect'])
      .orderBy('id')
      .execute();
  const events = await read();
  expect(events.length).toBeGreaterThan(0);

  await migrateToLatest(db);

  expect((await readSchemaState(db)).missing).toEqual([]);
  expect(await read()).toEqual(events);
  expect((await compareWithLog(db)).differing).toBe(0);
  expect(sqliteHandle(db)?.pragma('foreign_key_check') ?? []).toEqual([]);
  expect(await tablesOf(db)).toEqual(await tablesOf(await testDatabase()));
});

test('there is a database of the first release', () => {
  expect(versions).toContain('0.1.0');
});
