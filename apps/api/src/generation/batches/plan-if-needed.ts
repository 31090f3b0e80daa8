import { SECOND_MS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { findPlan, hasSkippedPlanning } from '../planning/plan-queries.ts';
import { planText } from '../planning/plan-text.ts';
import type { ModelFailure } from '../provider/model-failure.ts';
import { type Model, ModelError } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import { findChunks } from '../sources/chapter-queries.ts';
import type { BatchOrder } from './batch.ts';
import { metered } from './metered.ts';
import type { TimeBudget } from './time-budget.ts';

/** A batch has the rest of its minute to make items in. */
const PLANNING_MS = 12 * SECOND_MS;
/** A batch works through all of a shorter text. */
const LEAST_CHUNKS = 4;

/** Asking on would be of no use. */
const FATAL: ReadonlySet<ModelFailure> = new Set([
  'cancelled',
  'unauthorized',
  'out-of-quota',
  'no-such-model',
  'not-an-api',
]);

type Means = {
  readonly model: Model;
  readonly work: Work;
  readonly budget: TimeBudget;
  readonly now: number;
};

/**
 * Finds the main ideas of a text before the first batch of it. Without them a batch takes the parts
 * of the text that are covered least; the run says so, and the next one does not try again, until a
 * reader asks for them. Returns a failure after which nothing else would fare better.
 */
export async function planIfNeeded(
  db: Db,
  { book, source }: BatchOrder,
  { model, work, budget, now }: Means,
): Promise<ModelFailure | undefined> {
  if (source === undefined || (await findPlan(db, source.id)) !== undefined) return undefined;
  if ((await findChunks(db, source.id)).length < LEAST_CHUNKS) return undefined;
  const skip = async () => {
    await work.report({ skipped: [...work.progress.skipped, 'planning'] });
    return undefined;
  };
  if (await hasSkippedPlanning(db, source.id)) return skip();
  await work.report({ stage: 'planning' });
  const signal = AbortSignal.any([budget.drafting.signal, AbortSignal.timeout(PLANNING_MS)]);
  const options = { signal, deadline: Date.now() + PLANNING_MS };
  try {
    await metered(work, planText(db, { sourceId: source.id, book, model, options, now }));
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return FATAL.has(error.kind) ? error.kind : skip();
  }
  return undefined;
}
