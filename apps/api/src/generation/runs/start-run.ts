import type { Db } from '../../database/connection.ts';
import { failSilentRuns } from './end-queries.ts';
import {
  type NewRun,
  type RunKey,
  type RunningRow,
  deleteOldRuns,
  findRunning,
  insertRun,
} from './start-queries.ts';

/** A process writes every five seconds; one that has been silent for so long is gone. */
export const SILENCE_MS = 30_000;

/** Of a book and text, both kinds together. */
const MOST_KEPT = 20;

export const DIED =
  'Generating broke off because the server was stopped. Nothing of it was stored; generate again.';

/** The run of a book, kind and text that is under way in some process; undefined without one. */
export async function runUnderWay(
  db: Db,
  key: RunKey,
  now: number,
): Promise<RunningRow | undefined> {
  await endSilentRuns(db, { bookId: key.bookId, now });
  return findRunning(db, key);
}

/**
 * Begins a run; undefined when another process has just begun the same. Of those that are over the
 * last few are kept.
 */
export async function startRun(db: Db, run: NewRun): Promise<{ id: number } | undefined> {
  const started = await insertRun(db, run);
  if (started !== undefined) await deleteOldRuns(db, run, MOST_KEPT);
  return started;
}

/** Ends the runs of a book whose process has died: nothing of theirs can be stored any more. */
export async function endSilentRuns(
  db: Db,
  { bookId, now }: { bookId: number; now: number },
): Promise<void> {
  await failSilentRuns(db, { bookId, now, silentSince: now - SILENCE_MS, reason: DIED });
}
