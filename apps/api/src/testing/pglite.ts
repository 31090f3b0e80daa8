import { readFile } from 'node:fs/promises';

import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { inject } from 'vitest';

import type { Db } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

declare global {
  var morselPglite: Promise<Db> | undefined;
}

/** The worker's one PGlite, emptied. */
export async function emptyPglite(): Promise<Db> {
  globalThis.morselPglite ??= loadDump();
  const db = await globalThis.morselPglite;
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%'
  `.execute(db);
  const tables = sql.join(rows.map(({ tablename }) => sql.table(tablename)));
  await sql`truncate ${tables} restart identity cascade`.execute(db);
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
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
}
