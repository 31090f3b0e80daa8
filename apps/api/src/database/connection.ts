import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

import {
  type Dialect,
  Kysely,
  type LogConfig,
  PostgresDialect,
  type Transaction,
  sql,
} from 'kysely';

import { CamelCaseRows } from './camel-case-rows.ts';
import { addressKind, sqlitePath } from './database-address.ts';
import { OWNER_ONLY } from './owner-only.ts';
import { PATIENT, postgresDialect, postgresForRequests } from './postgres-dialect.ts';
import { RepeatingDatabase } from './repeat-transactions.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * Opens the database at an address: `file:` and a path, or `:memory:` (SQLite); `postgres://`;
 * `pglite:` and nothing or a folder. `db.destroy()` closes it, SQLite with a checkpoint.
 *
 * @throws when the database cannot be opened or reached.
 */
export async function connectDatabase(url: string, options: Connecting = {}): Promise<Db> {
  const db = databaseOf(await dialectOf(url, options));
  await sql`select 1`.execute(db);
  return db;
}

export type Connecting = {
  /** So many to PostgreSQL at most. */
  readonly connections?: number | undefined;
};

/** The same for what reads or writes all of a database, and takes as long as it takes. */
export async function connectPatiently(url: string): Promise<Db> {
  if (!isPostgres(url)) return connectDatabase(url);
  const db = databaseOf(postgresDialect(url, PATIENT));
  await sql`select 1`.execute(db);
  return db;
}

/** Acts on a database without the bounds of time that requests have on PostgreSQL. */
export async function withoutTimeouts<Result>(
  { db, url }: { readonly db: Db; readonly url: string },
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(url)) return act(db);
  const patient = databaseOf(postgresDialect(url, PATIENT));
  try {
    return await act(patient);
  } finally {
    await patient.destroy();
  }
}

const isPostgres = (url: string) => addressKind(url) === 'postgres';

/** A database in the form that all queries are written for: camelCase here, snake_case in SQL. */
export function databaseOf(dialect: Dialect, log?: LogConfig): Db {
  const config = { dialect, plugins: [new CamelCaseRows()], ...(log && { log }) };
  return dialect instanceof PostgresDialect
    ? new RepeatingDatabase(config)
    : new Kysely<Tables>(config);
}

async function dialectOf(url: string, { connections }: Connecting): Promise<Dialect> {
  switch (addressKind(url)) {
    case 'postgres':
      return postgresForRequests(url, connections);
    case 'pglite': {
      const { pgliteDialect } = await import('./pglite-dialect.ts');
      return pgliteDialect(url.slice('pglite:'.length));
    }
    case 'memory':
      return sqliteDialect(url);
    case 'file': {
      const path = sqlitePath(url);
      makeFile(path);
      return sqliteDialect(path);
    }
  }
}

/** Made first, as SQLite would let everybody on the machine read it; its log gets the mode of the file. */
function makeFile(path: string): void {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true });
    closeSync(openSync(path, 'a', OWNER_ONLY));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the folder ${folder} cannot be written (${reason})`, { cause: error });
  }
}
