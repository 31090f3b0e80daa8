import { type Kysely, sql } from 'kysely';

import type { AnyTables, MovedTable } from './moved-tables.ts';

/** The highest id that each table has ever given, so that none is given twice. */
export type LastIds = ReadonlyMap<string, number>;

export async function readSqliteIds(db: Kysely<AnyTables>): Promise<LastIds> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(db);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

export async function writeSqliteIds(
  db: Kysely<AnyTables>,
  { ids }: { readonly ids: LastIds },
): Promise<void> {
  for (const [name, last] of ids) {
    await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db);
  }
}

export async function readPostgresIds(
  db: Kysely<AnyTables>,
  tables: readonly MovedTable[],
): Promise<LastIds> {
  const ids = new Map<string, number>();
  for (const { name } of await withSequence(db, tables)) {
    const { rows } = await sql<{ last: number }>`
      select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${name}, 'id')), 0) as last
    `.execute(db);
    ids.set(name, rows[0]?.last ?? 0);
  }
  return ids;
}

export async function writePostgresIds(
  db: Kysely<AnyTables>,
  { tables, ids }: { tables: readonly MovedTable[]; ids: LastIds },
): Promise<void> {
  for (const { name } of await withSequence(db, tables)) {
    const last = ids.get(name) ?? 0;
    const sequence = sql`pg_get_serial_sequence(${name}, 'id')`;
    await (
      last > 0
        ? sql`select setval(${sequence}, ${last})`
        : sql`select setval(${sequence}, 1, false)`
    ).execute(db);
  }
}

/** Those whose ids the database gives. */
async function withSequence(db: Kysely<AnyTables>, tables: readonly MovedTable[]) {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'
  `.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  return tables.filter(({ name }) => names.has(name));
}
