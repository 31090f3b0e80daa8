import { type Expression, type SqlBool, expressionBuilder } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { Reader } from '../../reader.ts';
import { updateRunning } from './progress-queries.ts';
import { isRunning, runOpenTo } from './run-conditions.ts';
import type { RunRow } from './run-queries.ts';

const on = expressionBuilder<Tables, 'generationRuns'>();

type Ended = Pick<RunRow, 'state' | 'kept' | 'rejected' | 'reason' | 'retryAt' | 'finishedAt'>;

export async function endRun(tx: Tx, runId: number, ended: Ended): Promise<void> {
  await updateRunning(tx)
    .set({ ...ended, stage: 'storing', progress: 1 })
    .where('id', '=', runId)
    .execute();
}

type Failed = { readonly reason: string; readonly now: number };

export async function failRun(db: Db, runId: number, failed: Failed): Promise<void> {
  await endAll(db, failedFor(failed), on('id', '=', runId));
}

/** Ends the runs of a book that nobody has heard of since `silentSince`. */
export async function failSilentRuns(
  db: Db,
  { bookId, silentSince, ...failed }: Failed & { bookId: number; silentSince: number },
): Promise<void> {
  const isSilent = on.and([on('bookId', '=', bookId), on('heartbeatAt', '<', silentSince)]);
  await endAll(db, failedFor(failed), isSilent);
}

/** Ends the runs of a process that began before. */
export async function failRunsOf(
  db: Db,
  process: string | null,
  { before, ...failed }: Failed & { before: number },
): Promise<void> {
  const isOfProcess = on('process', 'is not distinct from', process);
  await endAll(db, failedFor(failed), on.and([isOfProcess, on('startedAt', '<', before)]));
}

/** Stops the runs of a book that the reader may see. */
export async function cancelVisibleRuns(
  db: Db,
  reader: Reader,
  { bookId, reason, now }: Failed & { bookId: number },
): Promise<void> {
  const cancelled = { state: 'cancelled', kept: 0, reason, finishedAt: now } as const;
  await endAll(db, cancelled, on.and([on('bookId', '=', bookId), runOpenTo(reader)]));
}

const failedFor = ({ reason, now }: Failed) =>
  ({ state: 'failed', kept: 0, reason, finishedAt: now }) as const;

/** Runs are looked at often, and seldom is one to be ended: then nothing is written. */
async function endAll(db: Db, ended: Partial<Ended>, which: Expression<SqlBool>): Promise<void> {
  const runs = db.selectFrom('generationRuns').select('id').where(isRunning()).where(which);
  if ((await runs.executeTakeFirst()) === undefined) return;
  await updateRunning(db).set(ended).where(which).execute();
}
