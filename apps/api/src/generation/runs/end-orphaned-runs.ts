import type { Db } from '../../database/connection.ts';
import { failRunsOf } from './end-queries.ts';
import { hasDied } from './process-names.ts';
import { findRunningProcesses } from './progress-queries.ts';
import { DIED } from './start-run.ts';

/**
 * At the start of a process, ends the runs of those that have died without a word, so that they are in
 * nobody's way: on a database that has one process at a time all that began before, else those of
 * processes of this machine. Others are ended once they have been silent for long enough.
 */
export async function endOrphanedRuns(
  db: Db,
  { isOnlyProcess, startedAt, now }: { isOnlyProcess: boolean; startedAt: number; now: number },
): Promise<void> {
  for (const process of await findRunningProcesses(db, startedAt)) {
    if (isOnlyProcess || (process !== null && hasDied(process))) {
      await failRunsOf(db, process, { before: startedAt, reason: DIED, now });
    }
  }
}
