import Database from 'better-sqlite3';
import { sql } from 'kysely';

import type { Db } from './connection.ts';
import { asSqliteFailure, isBusy } from './sqlite-failures.ts';

/** Somebody has a database open that nobody may; the message says what to do about it. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

const UNREADABLE = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT']);

/**
 * Opens a file of SQLite that nobody else has open and keeps everybody out, with all of it in its one
 * file. Undefined where it cannot be read at all.
 *
 * @throws DatabaseInUseError when somebody has it open, DatabaseUnavailableError when it cannot be opened.
 */
export function holdAlone(file: string): Database.Database | undefined {
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 0 });
    // Leaving the log takes that nobody else has the database open.
    database.pragma('journal_mode = delete');
    database.pragma('locking_mode = exclusive');
    database.exec('begin exclusive');
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Database.SqliteError && UNREADABLE.has(error.code)) return undefined;
    if (!isBusy(error)) throw asSqliteFailure(error);
    throw new DatabaseInUseError(`${file} is in use: stop Morsel first`, { cause: error });
  }
}

/** @throws DatabaseInUseError when somebody has the file open. */
export function checkFileUnused(file: string): void {
  holdAlone(file)?.close();
}

/** @throws DatabaseInUseError when others are connected to a database of PostgreSQL. */
export async function checkServerUnused(db: Db): Promise<void> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()`.execute(db);
  if (rows.length > 0) {
    throw new DatabaseInUseError(
      `the database is in use (${rows.length} other connections): stop all processes of Morsel first`,
    );
  }
}
