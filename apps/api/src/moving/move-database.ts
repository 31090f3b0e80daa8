import { type Kysely, sql } from 'kysely';

import { checkFileUnused, checkServerUnused } from '../backup/check-unused.ts';
import { type Db, connectPatiently, sqlitePath } from '../database/connection.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { sqliteHandle } from '../database/sqlite-handle.ts';
import { digestTable } from './digest-table.ts';
import { MoveError } from './move-error.ts';
import { type AnyTables, type MovedTable, tablesInOrder } from './moved-tables.ts';
import {
  type LastIds,
  readPostgresIds,
  readSqliteIds,
  writePostgresIds,
  writeSqliteIds,
} from './next-ids.ts';
import { readRows } from './read-rows.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 30_000;
/** What the migrations have put there; it makes room for what comes. */
const FROM_MIGRATIONS = 'installation';

export type Moved = { readonly table: string; readonly rows: number };

/**
 * Copies all of a database into an empty one of the other kind, in one transaction there, and compares
 * every row afterwards. The one it comes from stays as it is.
 *
 * @throws MoveError when one of them is not fit for it, or a row does not come out the same.
 */
export async function moveDatabase({ from, to }: { from: string; to: string }): Promise<Moved[]> {
  if (from.startsWith('file:') === to.startsWith('file:')) {
    throw new MoveError(
      'it moves between a file: and a postgres:// address; between two of a kind, back up and restore',
    );
  }
  if (from.startsWith('file:')) checkFileUnused(sqlitePath(from));
  const source = await connectPatiently(from);
  try {
    await checkSource(source);
    const target = await connectPatiently(to);
    try {
      await prepareTarget(target);
      return await copyAll(source, target);
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

async function checkSource(source: Db): Promise<void> {
  const { version, missing, unknown } = await readSchemaState(source);
  if (version === undefined) throw new MoveError('there is nothing of Morsel to move');
  if (missing.length > 0) {
    throw new MoveError('the database is of an older version: start Morsel on it once');
  }
  if (unknown.length > 0) throw new MoveError(`the database is of a newer Morsel (${version})`);
  if (sqliteHandle(source) === undefined) await checkServerUnused(source);
}

/** Makes the tables where there are none. */
async function prepareTarget(target: Db): Promise<void> {
  const { version, missing, unknown } = await readSchemaState(target);
  if (version === undefined) return migrateToLatest(target);
  if (missing.length > 0 || unknown.length > 0) {
    throw new MoveError('the place where it is to go has tables of another version');
  }
}

async function copyAll(from: Db, to: Db): Promise<Moved[]> {
  const isFromFile = sqliteHandle(from) !== undefined;
  const source = from.withoutPlugins() as unknown as Kysely<AnyTables>;
  const target = to.withoutPlugins() as unknown as Kysely<AnyTables>;
  const tables = await tablesInOrder(isFromFile ? source : target);
  const reading = source.transaction();
  const snapshot = isFromFile
    ? reading.setAccessMode('read only')
    : reading.setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute((before) =>
    target.transaction().execute(async (after) => {
      await clearTarget(after, tables);
      for (const table of tables) await copyTable(before, after, table);
      const ids = isFromFile ? await readSqliteIds(before) : await readPostgresIds(before, tables);
      await writeIds(after, { tables, ids, isToFile: !isFromFile });
      return compareAll(before, after, tables);
    }),
  );
}

async function clearTarget(target: Kysely<AnyTables>, tables: readonly MovedTable[]) {
  for (const { name } of tables) {
    if (name === FROM_MIGRATIONS) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) {
      throw new MoveError(`the place where it is to go is not empty (table ${name})`);
    }
  }
  await target.deleteFrom(FROM_MIGRATIONS).execute();
}

async function copyTable(
  source: Kysely<AnyTables>,
  target: Kysely<AnyTables>,
  table: MovedTable,
): Promise<void> {
  const most = Math.floor(VALUES_AT_ONCE / table.columns.length);
  for await (const rows of readRows(source, table)) {
    for (let first = 0; first < rows.length; first += most) {
      await target
        .insertInto(table.name)
        .values(rows.slice(first, first + most))
        .execute();
    }
  }
}

function writeIds(
  target: Kysely<AnyTables>,
  { tables, ids, isToFile }: { tables: readonly MovedTable[]; ids: LastIds; isToFile: boolean },
): Promise<void> {
  return isToFile ? writeSqliteIds(target, ids) : writePostgresIds(target, { tables, ids });
}

async function compareAll(
  source: Kysely<AnyTables>,
  target: Kysely<AnyTables>,
  tables: readonly MovedTable[],
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const table of tables) {
    const [before, after] = [await digestTable(source, table), await digestTable(target, table)];
    if (before.rows !== after.rows || before.digest !== after.digest) {
      throw new MoveError(`the rows of ${table.name} did not come out the same: nothing was moved`);
    }
    moved.push({ table: table.name, rows: after.rows });
  }
  return moved;
}
