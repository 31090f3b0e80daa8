import type { Kysely } from 'kysely';

import { commitUnsynced } from '../../database/commit-unsynced.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { isRunning } from './run-conditions.ts';
import type { RunRow } from './run-queries.ts';

type Usage = Pick<
  RunRow,
  | 'inputTokens'
  | 'outputTokens'
  | 'costMicroUsd'
  | 'reviewInputTokens'
  | 'reviewOutputTokens'
  | 'reviewCostMicroUsd'
>;
type Told = Pick<
  RunRow,
  'stage' | 'progress' | 'drafted' | 'kept' | 'rejected' | 'skipped' | 'heartbeatAt'
>;

/** Says that a run is alive and how far it is; returns false when it is not running any more. */
export async function writeProgress(db: Db, runId: number, told: Told & Usage): Promise<boolean> {
  const updated = await commitUnsynced(db, (tx) =>
    updateRunning(tx).set(told).where('id', '=', runId).returning('id').executeTakeFirst(),
  );
  return updated !== undefined;
}

/** What a run has used counts, though it was stopped before it could end itself. */
export async function writeUsage(db: Db, runId: number, usage: Usage): Promise<void> {
  await db.updateTable('generationRuns').set(usage).where('id', '=', runId).execute();
}

/** Holds a run until the transaction ends; undefined when it is not running any more. */
export function holdRun(
  tx: Tx,
  runId: number,
  now: number,
): Promise<{ readonly userId: number | null } | undefined> {
  return updateRunning(tx)
    .set({ heartbeatAt: now })
    .where('id', '=', runId)
    .returning('userId')
    .executeTakeFirst();
}

/** The processes of which runs are under way that began before. */
export async function findRunningProcesses(db: Db, before: number): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('generationRuns')
    .select('process')
    .distinct()
    .where(isRunning())
    .where('startedAt', '<', before)
    .execute();
  return rows.map((row) => row.process);
}

export const updateRunning = (db: Kysely<Tables>) =>
  db.updateTable('generationRuns').where(isRunning());
