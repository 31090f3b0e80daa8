import { sql } from 'kysely';

import type { Db } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';

const lastJobs = new WeakMap<Db, Promise<void>>();

/**
 * Acts unless another process on the same database is at the job of this name; its end lets the next
 * one in, and so does the end of its process. Whoever finds the job taken need not wait. A database of SQLite
 * has one process.
 *
 * A process does its jobs one after another, since each keeps a connection beside those it works with.
 */
export function actAlone(db: Db, job: string, act: () => Promise<void>): Promise<void> {
  if (isSqlite(db) || !db.getExecutor().adapter.supportsMultipleConnections) return act();
  const acting = (lastJobs.get(db) ?? Promise.resolve()).then(() => actUnlessTaken(db, job, act));
  lastJobs.set(
    db,
    acting.catch(() => {}),
  );
  return acting;
}

async function actUnlessTaken(db: Db, job: string, act: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(hashtext(${job})) as is_mine`.execute(connection);
    if (rows[0]?.isMine !== true) return;
    try {
      await act();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${job}))`.execute(connection);
    }
  });
}
