import type { Db } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import { measured } from '../measured.ts';
import { tellItemsMade } from '../modules/webhooks/tell-of-book.ts';
import { reasonOf } from './batches/batch-reason.ts';
import type { Batch, BatchOrder } from './batches/batch.ts';
import type { Provenance } from './batches/item-candidate.ts';
import { makeBatch } from './batches/make-batch.ts';
import { holdBookAndSource, storeBatch } from './batches/store-batch.ts';
import type { Reservation } from './budget/reservation.ts';
import { endRun, failRun } from './runs/end-queries.ts';
import { LiveRun } from './runs/live-run.ts';
import { holdRun } from './runs/progress-queries.ts';
import { rejectedWith } from './runs/progress.ts';

export type WorkDeps = Pick<Deps, 'db' | 'now'> & {
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
};

export type RunAssignment = {
  readonly order: BatchOrder;
  readonly provenance: Provenance;
  /** Of the budget for models; undefined: rules make it. */
  readonly reservation: Reservation | undefined;
};

const BROKEN = 'Something went wrong on our side. Nothing was stored; generate again.';

/** Carries a run out; its row tells what came of it, and what its models have used is billed. */
export async function carryOutRun(
  { db, now, stopping }: WorkDeps,
  runId: number,
  { reservation, ...assignment }: RunAssignment,
): Promise<void> {
  const model = reservation?.model;
  const run = new LiveRun(db, runId, { now, model, stopping });
  measured.run.tell({ state: 'begun' });
  try {
    const batch = await makeBatch(db, assignment.order, { model, work: run, now: now() });
    await run.report({ stage: 'storing', share: 0.95 });
    const state = await finish(db, run, { ...assignment, batch }, now());
    measured.run.tell({ state });
  } catch (error) {
    measured.run.tell({ state: run.isLost ? 'cancelled' : 'failed' });
    // A run that was stopped has its end already; what it stumbles over then is of no interest.
    if (!run.isLost) {
      await failRun(db, runId, { reason: BROKEN, now: now() });
      throw error;
    }
  } finally {
    try {
      await reservation?.settle();
    } finally {
      await run.end();
    }
  }
}

/** Stores a batch and ends its run in one go, unless the run was stopped meanwhile; tells which. */
async function finish(
  db: Db,
  run: LiveRun,
  { order, provenance, batch }: Omit<RunAssignment, 'reservation'> & { readonly batch: Batch },
  now: number,
): Promise<'done' | 'failed' | 'cancelled'> {
  const { id: runId, progress } = run;
  return db.transaction().execute(async (tx) => {
    await holdBookAndSource(tx, { bookId: order.book.bookId, sourceId: order.source?.id ?? null });
    const held = await holdRun(tx, runId, now);
    if (held === undefined) return 'cancelled';
    // A guest may have become an account meanwhile.
    const made = { batch, provenance, runId, maker: held.userId };
    const { kept, refusals } = await storeBatch(tx, order, made, now);
    const state = batch.failure !== undefined && kept === 0 ? 'failed' : 'done';
    const reason = reasonOf(batch, order, { drafted: progress.drafted, kept });
    const rejected = JSON.stringify(rejectedWith(progress.rejected, refusals));
    const retryAt = batch.retryAt ?? null;
    if (kept > 0 && order.isPreview !== true) {
      const { book, what } = order;
      const of = { bookId: book.bookId, userId: held.userId, at: now };
      await tellItemsMade(tx, of, { what, count: kept });
    }
    await endRun(tx, runId, { state, kept, reason, rejected, retryAt, finishedAt: now });
    return state;
  });
}
