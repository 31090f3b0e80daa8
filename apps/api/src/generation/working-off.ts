import type { Db } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import type { Batch, BatchOrder } from './batches/batch.ts';
import type { Provenance } from './batches/candidate.ts';
import { makeBatch } from './batches/making.ts';
import { holdPlace, storeBatch } from './batches/storing.ts';
import { rejectedWith } from './runs/progress.ts';
import { LiveRun } from './runs/running.ts';
import { endRun, failRun, holdRun } from './runs/writing-queries.ts';

export type WorkDeps = Pick<Deps, 'db' | 'now' | 'model'> & {
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
};

export type Assignment = { readonly order: BatchOrder; readonly provenance: Provenance };

const BROKEN = 'Something went wrong on our side. Nothing was stored; generate again.';
const WHAT_NEXT =
  'Generate again to go on with another part of the text; a short text is soon used up.';
const NOTHING_HERE = `Nothing was found here that makes a good item. ${WHAT_NEXT}`;

/** Carries a run out; its row tells what came of it. */
export async function workOff(
  { db, now, model, stopping }: WorkDeps,
  runId: number,
  assignment: Assignment,
): Promise<{ hasCalledModel: boolean }> {
  const run = new LiveRun(db, runId, { now, prices: model?.prices, stopping });
  try {
    const batch = await makeBatch(db, assignment.order, { model, work: run });
    await run.report({ stage: 'storing', share: 0.95 });
    await finish(db, run, { ...assignment, batch }, now());
  } catch (error) {
    // A run that was stopped has its end already; what it stumbles over then is of no interest.
    if (!run.isLost) {
      await failRun(db, { runId, reason: BROKEN, now: now() });
      throw error;
    }
  } finally {
    await run.end();
  }
  return { hasCalledModel: model !== undefined && run.progress.stage !== 'reading' };
}

/** Stores a batch and ends its run in one go, unless the run was stopped meanwhile. */
async function finish(
  db: Db,
  run: LiveRun,
  { order, provenance, batch }: Assignment & { readonly batch: Batch },
  now: number,
): Promise<void> {
  const { id: runId, progress } = run;
  await db.transaction().execute(async (tx) => {
    await holdPlace(tx, { bookId: order.book.id, sourceId: order.source?.id ?? null });
    const [held] = await holdRun(tx, { runId, now });
    if (held === undefined) return;
    const { kept, refusals } = await storeBatch(tx, order, { batch, provenance, runId }, now);
    const state = batch.failure !== undefined && kept === 0 ? 'failed' : 'done';
    const reason = reasonOf(batch, { drafted: progress.drafted, kept });
    const rejected = JSON.stringify(rejectedWith(progress.rejected, refusals));
    await endRun(tx, { runId, state, kept, reason, rejected, now });
  });
}

/** Why there are no items, or fewer, and what to do; null when all is well. */
function reasonOf(
  { failure }: Batch,
  { drafted, kept }: { drafted: number; kept: number },
): string | null {
  if (failure !== undefined) return kept === 0 ? failure : `Fewer than usual: ${failure}`;
  if (kept > 0) return null;
  return drafted === 0 ? NOTHING_HERE : `None of ${drafted} drafts passed the checks. ${WHAT_NEXT}`;
}
