import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Dialect, Kysely, type LogConfig, type Transaction, sql } from 'kysely';

import { CamelCaseRows } from './camel-case-rows.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

const OWNER_ONLY = 0o600;

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/**
 * Opens the database at an address: `file:` and a path, or `:memory:` (SQLite); `postgres://`;
 * `pglite:` and nothing or a folder. `db.destroy()` closes it, SQLite with a checkpoint.
 *
 * @throws when the database cannot be opened or reached.
 */
export async function connectDatabase(url: string): Promise<Db> {
  const db = databaseOf(await dialectOf(url));
  await sql`select 1`.execute(db);
  return db;
}

/** A database in the form that all queries are written for: camelCase here, snake_case in SQL. */
export function databaseOf(dialect: Dialect, log?: LogConfig): Db {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCaseRows()], ...(log && { log }) });
}

async function dialectOf(url: string): Promise<Dialect> {
  if (/^postgres(ql)?:\/\//.test(url)) return postgresDialect(url);
  if (url.startsWith('pglite:')) {
    const { pgliteDialect } = await import('./pglite-dialect.ts');
    return pgliteDialect(url.slice('pglite:'.length));
  }
  if (url === ':memory:') return sqliteDialect(url);
  const path = sqlitePath(url);
  mkdirSync(dirname(path), { recursive: true });
  // Made first, as SQLite would let everybody on the machine read it; its log gets the mode of the file.
  closeSync(openSync(path, 'a', OWNER_ONLY));
  return sqliteDialect(path);
}

/** The file that a `file:` address names; relative ones are relative to the working directory. */
export function sqlitePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}
