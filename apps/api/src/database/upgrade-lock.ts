import Database from 'better-sqlite3';
import { sql } from 'kysely';

import type { Db } from './connection.ts';
import { addressKind, sqlitePath } from './database-address.ts';

/** A large database may take its time; whoever waits has nothing else to do. */
const PATIENCE_MS = 3_600_000;
const POSTGRES_LOCK = 7_305_417;

/**
 * Does the work while no other process does the like on the same database. The lock ends with the
 * process that has it.
 */
export function whileUpgrading<Result>(
  db: Db,
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const kind = addressKind(url);
  if (kind === 'file') return whileFileLocked(`${sqlitePath(url)}.upgrading`, work);
  if (kind !== 'postgres') return work();
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${POSTGRES_LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${POSTGRES_LOCK})`.execute(connection);
    }
  });
}

/**
 * The lock is one of SQLite on a file of its own, and an empty one: the system gives it back whatever
 * happens. The file stays, since others may wait for it.
 */
async function whileFileLocked<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const lock = new Database(file, { timeout: PATIENCE_MS });
  try {
    lock.exec('begin exclusive');
    return await work();
  } finally {
    lock.close();
  }
}
