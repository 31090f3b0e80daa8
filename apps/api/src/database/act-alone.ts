import { sql } from 'kysely';

import type { Db } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';

/**
 * Acts unless another process on the same database is at the job of this name; its end lets the next
 * one in, and so does the end of its process. Whoever finds the job taken need not wait. A database of SQLite
 * has one process.
 *
 * Within a process a job waits for its own last time, and for no other job: all of them keep their locks on
 * one connection, beside those that they work with.
 */
export function actAlone(db: Db, job: string, act: () => Promise<void>): Promise<void> {
  if (isSqlite(db) || !db.getExecutor().adapter.supportsMultipleConnections) return act();
  const jobs = jobsOf.get(db) ?? new Jobs(db);
  jobsOf.set(db, jobs);
  return jobs.actInTurn(job, act);
}

const jobsOf = new WeakMap<Db, Jobs>();

/** A connection that is kept until it is let go. */
type Kept = { readonly connection: Promise<Db>; readonly letGo: () => void };

class Jobs {
  readonly #db: Db;
  readonly #lastTimes = new Map<string, Promise<void>>();
  #atWork = 0;
  #locks: Kept | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** PostgreSQL would give the connection a lock once more that it has already. */
  actInTurn(job: string, act: () => Promise<void>): Promise<void> {
    const lastTime = this.#lastTimes.get(job) ?? Promise.resolve();
    const acting = lastTime.then(() => this.#act(job, act));
    this.#lastTimes.set(
      job,
      acting.catch(() => {}),
    );
    return acting;
  }

  async #act(job: string, act: () => Promise<void>): Promise<void> {
    this.#atWork += 1;
    this.#locks ??= keepConnection(this.#db);
    try {
      await actUnlessTaken(await this.#locks.connection, job, act);
    } finally {
      this.#atWork -= 1;
      if (this.#atWork === 0) {
        this.#locks.letGo();
        this.#locks = undefined;
      }
    }
  }
}

function keepConnection(db: Db): Kept {
  const kept = Promise.withResolvers<Db>();
  const isOver = Promise.withResolvers<void>();
  const keep = async (connection: Db) => {
    kept.resolve(connection);
    await isOver.promise;
  };
  db.connection().execute(keep).catch(kept.reject);
  return { connection: kept.promise, letGo: isOver.resolve };
}

async function actUnlessTaken(locks: Db, job: string, act: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(hashtext(${job})) as is_mine`.execute(locks);
  if (rows[0]?.isMine !== true) return;
  try {
    await act();
  } finally {
    await sql`select pg_advisory_unlock(hashtext(${job}))`.execute(locks);
  }
}
