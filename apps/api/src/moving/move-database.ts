import { type Kysely, sql } from 'kysely';

import { checkFileUnused, checkServerUnused } from '../database/check-unused.ts';
import { type Db, connectPatiently } from '../database/connection.ts';
import { addressKind, sqlitePath } from '../database/database-address.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { migrateToLatest } from '../database/migrate.ts';
import { readSchemaState } from '../database/schema-state.ts';
import { digestTable } from './digest-table.ts';
import { MoveError } from './move-error.ts';
import { type AnyTables, type MovedTable, tablesInOrder, withAnyTables } from './moved-tables.ts';
import { readPostgresIds, readSqliteIds, writePostgresIds, writeSqliteIds } from './next-ids.ts';
import { type AnyRow, readRows } from './read-rows.ts';

/** SQLite takes 32,766 values in one statement, PostgreSQL 65,535. */
const VALUES_AT_ONCE = 30_000;
/** What the migrations have put there; it makes room for what comes. */
const FROM_MIGRATIONS = 'installation';

export type Moved = { readonly table: string; readonly rows: number };

type Moving = {
  readonly from: string;
  readonly to: string;
  /** Gets a line for each table, as its turn comes. */
  readonly say?: (line: string) => void;
};

/**
 * Copies all of a database into an empty one of the other kind, in one transaction there, and compares
 * every row afterwards. The one it comes from stays as it is; nobody can write to it meanwhile.
 *
 * @throws MoveError when one of them is not fit for it, or a row does not come out the same.
 */
export async function moveDatabase({ from, to, say = () => {} }: Moving): Promise<Moved[]> {
  const isFromFile = addressKind(from) === 'file';
  if (isFromFile === (addressKind(to) === 'file')) {
    throw new MoveError(
      'it moves between a file: and a postgres:// address; between two of a kind, back up and restore',
    );
  }
  if (isFromFile) checkFileUnused(sqlitePath(from));
  const source = await connectPatiently(from);
  try {
    await checkSource(source);
    const target = await connectPatiently(to);
    try {
      await prepareTarget(target);
      return await copyAll(source, { target, isFromFile, say });
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
  if (!isSqlite(source)) await checkServerUnused(source);
}

/** Makes the tables where there are none. */
async function prepareTarget(target: Db): Promise<void> {
  const { version, missing, unknown } = await readSchemaState(target);
  if (version === undefined) return migrateToLatest(target);
  if (missing.length > 0 || unknown.length > 0) {
    throw new MoveError('the place where it is to go has tables of another version');
  }
}

type Copying = Required<Pick<Moving, 'say'>> & {
  readonly target: Db;
  readonly isFromFile: boolean;
};

async function copyAll(from: Db, { target: to, isFromFile, say }: Copying): Promise<Moved[]> {
  const [source, target] = [withAnyTables(from), withAnyTables(to)];
  const tables = await tablesInOrder(isFromFile ? source : target);
  const ids = isFromFile ? FROM_FILE : FROM_SERVER;
  // On SQLite a transaction holds the one lock for writing, and sees one moment by itself.
  const reading = source.transaction();
  const holding = isFromFile ? reading : reading.setIsolationLevel('repeatable read');
  return holding.execute((before) =>
    target.transaction().execute(async (after) => {
      if (!isFromFile) await holdStill(before, tables);
      await clearTarget(after, tables);
      for (const table of tables) {
        say(`Copying ${table.name}`);
        await copyTable(before, after, table);
      }
      await ids.write(after, { tables, ids: await ids.read(before, tables) });
      say('Comparing every row');
      return compareAll(before, after, tables);
    }),
  );
}

/** How the ids that were given last come along. */
const FROM_FILE = { read: readSqliteIds, write: writePostgresIds };
const FROM_SERVER = { read: readPostgresIds, write: writeSqliteIds };

/** Lets others read the tables, and wait with what they write. */
async function holdStill(source: Kysely<AnyTables>, tables: readonly MovedTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in share mode`.execute(source);
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
    checkStorable(rows, table);
    for (let first = 0; first < rows.length; first += most) {
      await target
        .insertInto(table.name)
        .values(rows.slice(first, first + most))
        .execute();
    }
  }
}

/** @throws MoveError where a text has a character that PostgreSQL keeps in none. */
function checkStorable(rows: readonly AnyRow[], { name, columns, key }: MovedTable): void {
  for (const row of rows) {
    const column = columns.find((one) => isUnstorable(row[one]));
    if (column === undefined) continue;
    const which = key.map((part) => `${part} = ${String(row[part])}`).join(', ');
    throw new MoveError(
      `a text in the table ${name} (column ${column}, ${which}) has a NUL character, which PostgreSQL does not keep: take it out, then move again`,
    );
  }
}

const isUnstorable = (value: unknown) => typeof value === 'string' && value.includes('\0');

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
