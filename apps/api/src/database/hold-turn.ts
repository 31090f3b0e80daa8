import { sql } from 'kysely';

import type { Tx } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';

/**
 * Waits until no other transaction holds the turn of this name, and holds it until this one ends; for what is
 * read and then decided about, where no row stands for it. On SQLite transactions follow each other anyway.
 */
export async function holdTurn(tx: Tx, name: string): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}
