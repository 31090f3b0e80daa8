import { type Kysely, sql } from 'kysely';

import type { Db } from '../database/connection.ts';

/** Rows of whatever table, under the names of SQL. */
export type AnyTables = Record<string, Record<string, unknown>>;

/** A database as what it is to whoever moves it, whatever tables there are. */
export const withAnyTables = (db: Db) => db.withoutPlugins() as unknown as Kysely<AnyTables>;

export type MovedTable = {
  readonly name: string;
  /** In the order of their names. */
  readonly columns: readonly string[];
  /** Columns by which each row is known. */
  readonly key: readonly string[];
  /** So many are held in memory together. */
  readonly rowsAtOnce: number;
};

const ROWS_AT_ONCE = 500;
/** Pictures have up to some megabytes each. */
const ROWS_WITH_BYTES_AT_ONCE = 8;

/** What the migrations write themselves, and SQLite's own books. */
const isOurs = (name: string) => !/^(kysely|sqlite)_/.test(name);

/** The tables of a SQLite database, each after those that it refers to. */
export async function tablesInOrder(sqlite: Kysely<AnyTables>): Promise<MovedTable[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by name`.execute(sqlite);
  const names = rows.map(({ name }) => name).filter(isOurs);
  const references = new Map<string, Set<string>>();
  for (const name of names) references.set(name, await referencesOf(sqlite, name));
  const tables: MovedTable[] = [];
  for (const name of inOrder(references)) tables.push(await describeTable(sqlite, name));
  return tables;
}

async function referencesOf(sqlite: Kysely<AnyTables>, table: string): Promise<Set<string>> {
  const { rows } = await sql<{ target: string }>`
    select "table" as target from pragma_foreign_key_list(${table})`.execute(sqlite);
  return new Set(rows.map(({ target }) => target).filter((target) => target !== table));
}

/** @throws Error when tables refer to each other in a circle. */
function inOrder(references: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  while (done.size < references.size) {
    const next = [...references].filter(
      ([name, targets]) => !done.has(name) && [...targets].every((target) => done.has(target)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const [name] of next) done.add(name);
  }
  return [...done];
}

async function describeTable(sqlite: Kysely<AnyTables>, name: string): Promise<MovedTable> {
  const { rows } = await sql<{ name: string; pk: number; type: string }>`
    select name, pk, type from pragma_table_info(${name})`.execute(sqlite);
  const key = rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  return {
    name,
    columns: rows.map((column) => column.name).toSorted(),
    key: key.map((column) => column.name),
    rowsAtOnce: rows.some(({ type }) => /^blob$/i.test(type))
      ? ROWS_WITH_BYTES_AT_ONCE
      : ROWS_AT_ONCE,
  };
}
