import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** The column types that differ between the two databases; SQLite tables are STRICT. */
export function columnTypes(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof SqliteAdapter
    ? { epochMs: sql`integer`, double: sql`real`, bytes: sql`blob`, isSqlite: true }
    : { epochMs: sql`bigint`, double: sql`double precision`, bytes: sql`bytea`, isSqlite: false };
}
