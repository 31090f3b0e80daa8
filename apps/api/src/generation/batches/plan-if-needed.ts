import type { Db } from '../../database/connection.ts';
import { planStateOf } from '../planning/plan-state.ts';
import { planText } from '../planning/plan-text.ts';
import type { ModelFailure } from '../provider/model-failure.ts';
import { type Model, ModelError } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import { findChunks } from '../sources/chapter-queries.ts';
import type { BatchOrder } from './batch.ts';
import { metered } from './metered.ts';
import type { BatchBudget } from './time-budget.ts';

/** Asking on would be of no use. */
const FATAL: ReadonlySet<ModelFailure> = new Set([
  'cancelled',
  'over-budget',
  'unauthorized',
  'out-of-quota',
  'no-such-model',
  'not-an-api',
]);

type Means = {
  readonly model: Model;
  readonly work: Work;
  readonly budget: BatchBudget;
  readonly now: number;
};

/**
 * Finds the main ideas of a text before the first batch of it; a slow model may take longer, and names
 * fewer. Without them a batch takes the parts of the text that are covered least; the run says why, and
 * the next one does not try again, until a reader asks for them. Returns a failure after which nothing
 * else would fare better.
 */
export async function planIfNeeded(
  db: Db,
  { book, source }: BatchOrder,
  { model, work, budget, now }: Means,
): Promise<ModelError | undefined> {
  if (source === undefined) return undefined;
  const state = await planStateOf(db, source.id, (await findChunks(db, source.id)).length);
  if (state === 'there' || state === 'unneeded') return undefined;
  const goOnWithout = async (omission: 'planning' | 'ideas') => {
    await work.report({ skipped: [...work.progress.skipped, omission] });
    return undefined;
  };
  if (state === 'given-up') return goOnWithout('planning');
  if (state === 'without-ideas') return goOnWithout('ideas');
  await work.report({ stage: 'planning' });
  const options = () => budget.planning;
  try {
    const order = { sourceId: source.id, book, model, options, now };
    const { hasIdeas } = await metered(work, planText(db, order));
    return hasIdeas ? undefined : await goOnWithout('ideas');
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return FATAL.has(error.kind) ? error : goOnWithout('planning');
  }
}
