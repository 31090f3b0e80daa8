import { readFile } from 'node:fs/promises';

import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, sql } from 'kysely';
import { inject } from 'vitest';

import { type Db, databaseOf } from '../database/connection.ts';

declare global {
  var morselPglite: Promise<Db> | undefined;
}

/**
 * The worker's one PGlite, emptied, but for the row that comes with the tables. Deleting and vacuuming the few tables that were used leaves the
 * same empty files as truncating all, and takes a third of the time.
 */
export async function emptyPglite(): Promise<Db> {
  globalThis.morselPglite ??= loadDump();
  const db = await globalThis.morselPglite;
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely_%' and relname <> 'installation' and pg_relation_size(oid) > 0
  `.execute(db);
  if (rows.length === 0) return db;
  const tables = rows.map(({ name }) => sql.table(name));
  await db.transaction().execute(async (tx) => {
    // References are not checked: what they refer to goes as well.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of tables) await sql`delete from ${table}`.execute(tx);
    await sql`select setval(seqrelid, 1, false) from pg_sequence`.execute(tx);
  });
  await sql`vacuum ${sql.join(tables)}`.execute(db);
  return db;
}

/** One more PGlite; a dump without its tables is there sooner than a new one. */
export async function pgliteWithoutTables(): Promise<Db> {
  const db = await loadDump();
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}

async function loadDump(): Promise<Db> {
  const dump = await readFile(inject('pgliteDump'));
  const pglite = await PGlite.create({ loadDataDir: new Blob([dump]) });
  return databaseOf(new PGliteDialect({ pglite }));
}
