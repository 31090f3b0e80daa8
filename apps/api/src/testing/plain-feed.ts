import { sql } from 'kysely';

import type { Db } from '../database/connection.ts';

/** A connection whose rankings of feeds nobody else sees, to read pages by plain queries beside a server. */
export async function plainConnection(open: () => Promise<Db>): Promise<Db> {
  const db = await open();
  // A temporary table cannot refer to others.
  await sql`pragma foreign_keys = off`.execute(db);
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = 'feed_rankings'`.execute(db);
  await sql.raw((rows[0]?.sql ?? '').replace(/create table/i, 'create temp table')).execute(db);
  return db;
}
