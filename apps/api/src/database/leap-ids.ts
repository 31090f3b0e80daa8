import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Tx } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';

/** More rows than a restore loses of one table; ids end at 2,147,483,647. */
const LEAST_LEAP = 1_000_000;
const LEAP_RANGE = 9_000_000;

/**
 * Moves the next ids of all tables far ahead, so that those of rows that a restore has lost, which
 * devices still name, are not given to others. How far goes by the epoch: two restores of one backup
 * do not give the same ids.
 */
export async function leapIds(db: Tx, epoch: string): Promise<void> {
  const drawn = createHash('sha256').update(epoch).digest().readUInt32BE();
  const leap = LEAST_LEAP + (drawn % LEAP_RANGE);
  await (isSqlite(db) ? leapSqlite(db, leap) : leapPostgres(db, leap));
}

async function leapSqlite(db: Tx, leap: number): Promise<void> {
  // A table has none until it gets its first row.
  await sql`
    insert into sqlite_sequence (name, seq)
    select name, 0 from sqlite_schema
    where type = 'table' and sql like '%autoincrement%'
      and name not in (select name from sqlite_sequence)`.execute(db);
  await sql`update sqlite_sequence set seq = seq + ${leap}`.execute(db);
}

async function leapPostgres(db: Tx, leap: number): Promise<void> {
  await sql`
    select setval(sequence, coalesce(pg_sequence_last_value(sequence), 0) + ${leap}::int)
    from (
      select pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass as sequence
      from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'
    ) as given`.execute(db);
}
