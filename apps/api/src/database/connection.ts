import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Dialect, Kysely, type Transaction, sql } from 'kysely';

import { postgresDialect } from './postgres-dialect.ts';
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
export async function connectDatabase(url: string): Promise<Db> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(url) });
  await sql`select 1`.execute(db);
  return db;
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
  return sqliteDialect(path);
}

/** The file that a `file:` address names; relative ones are relative to the working directory. */
export function sqlitePath(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
}
