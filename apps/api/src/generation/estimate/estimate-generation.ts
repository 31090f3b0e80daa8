import type { GenerationEstimate } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { ChosenSource } from '../batches/choose-source.ts';
import { chooseSource } from '../batches/choose-source.ts';
import { LEAST_CHUNKS } from '../batches/plan-if-needed.ts';
import type { GenerationWish } from '../generate-items.ts';
import { findPlan, hasSkippedPlanning } from '../planning/plan-queries.ts';
import { mostStretchesOf } from '../planning/stretches.ts';
import type { Model } from '../provider/model.ts';
import { type Usage, addUsage, billOf, presentBill } from '../provider/token-usage.ts';
import { findChunks } from '../sources/chapter-queries.ts';
import { measuredBatch } from './measured-batch.ts';
import { findPastRuns } from './past-runs.ts';
import { reckonBatch } from './reckon-batch.ts';

/** What a batch makes where no number is asked for. */
const USUAL_COUNT = 10;

type Deps = { readonly db: Db; readonly model: Model | undefined };

/**
 * What a batch would take, by this server's own runs where there are enough of them, else by the sizes of
 * what would be asked. Nothing is asked of a model.
 *
 * @throws NotFoundError when the text asked for is none of the reader's.
 * @throws InvalidInputError for chapters that it does not have, or that would wait.
 */
export async function estimateGeneration(
  { db, model }: Deps,
  wish: GenerationWish,
): Promise<GenerationEstimate> {
  const source = await chooseSource(db, wish);
  const { what, count = USUAL_COUNT } = wish;
  const names = { model: model?.name ?? null, reviewModel: model?.reviewer?.name ?? null };
  const runs = await findPastRuns(db, { what, ...names, hasText: source !== undefined });
  const measured = measuredBatch(runs, count);
  const basis = measured === undefined ? 'reckoned' : 'measured';
  const seconds = measured?.seconds ?? null;
  if (model === undefined) {
    return { calls: 0, inputTokens: 0, outputTokens: 0, usd: 0, seconds, basis };
  }
  const reckoned = reckonBatch({ ...wish, ...(await sizeOf(db, source, wish)) });
  const { usage, reviewUsage } = measured ?? reckoned;
  const { inputTokens, outputTokens } = addUsage(usage, reviewUsage);
  const usd = priceOf({ usage, reviewUsage }, model);
  return { calls: reckoned.calls, inputTokens, outputTokens, usd, seconds, basis };
}

/** Null where the price of a model is not known. */
function priceOf(
  { usage, reviewUsage }: { usage: Usage; reviewUsage: Usage },
  { name: model, prices, reviewer }: Model,
): number | null {
  const written = presentBill({ model, ...billOf(usage, prices) }).usd;
  const by = reviewer === undefined ? prices : reviewer.prices;
  const reviewed = presentBill({ model, ...billOf(reviewUsage, by) }).usd;
  return written === null || reviewed === null ? null : written + reviewed;
}

async function sizeOf(
  db: Db,
  source: ChosenSource | undefined,
  { chapters }: Pick<GenerationWish, 'chapters'>,
) {
  if (source === undefined) return { wordsOfPart: null, planCalls: 0 };
  const chunks = await findChunks(db, source.id);
  const open = chunks.filter(({ chapter }) => chapters?.includes(chapter) ?? true);
  const wordsOf = (parts: typeof chunks) => parts.reduce((sum, { words }) => sum + words, 0);
  const isPlanned =
    chunks.length < LEAST_CHUNKS ||
    (await findPlan(db, source.id)) !== undefined ||
    (await hasSkippedPlanning(db, source.id));
  return {
    wordsOfPart: wordsOf(open) / Math.max(1, open.length),
    planCalls: isPlanned ? 0 : mostStretchesOf(wordsOf(chunks)),
  };
}
