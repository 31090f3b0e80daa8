import type { GenerationEstimate } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { ITEMS_OF_CHUNK, USUAL_COUNT } from '../batches/batch-pieces.ts';
import type { ChosenSource } from '../batches/choose-source.ts';
import { chooseSource, isOpenIn } from '../batches/choose-source.ts';
import type { WorkEstimate } from '../budget/model-budget.ts';
import type { GenerationWish } from '../generate-items.ts';
import { modelFor } from '../model-for.ts';
import { planStateOf } from '../planning/plan-state.ts';
import { mostStretchesOf } from '../planning/stretches.ts';
import type { Model } from '../provider/model.ts';
import { NO_USAGE, type Usage, addUsage, billOf, presentBill } from '../provider/token-usage.ts';
import { findChunks } from '../sources/chapter-queries.ts';
import { measuredBatch } from './measured-batch.ts';
import { findPastRuns } from './past-runs.ts';
import { type TextSize, reckonBatch } from './reckon-batch.ts';

type Deps = { readonly db: Db; readonly model: Model | undefined };

/** What a batch would take; seconds where no run has shown them are null. */
type BatchEstimate = WorkEstimate & Pick<GenerationEstimate, 'calls' | 'seconds' | 'basis'>;

/**
 * What a batch would take, as its reader is told; see `estimateBatch`.
 *
 * @throws NotFoundError when the text asked for is none of the reader's.
 * @throws InvalidInputError for chapters that it does not have, or that would wait.
 */
export async function estimateGeneration(
  deps: Deps,
  wish: GenerationWish,
): Promise<GenerationEstimate> {
  const { db } = deps;
  const source = await chooseSource(db, wish);
  const model = await modelFor(deps, wish);
  const { usage, reviewUsage, ...told } = await estimateBatch({ db, model }, wish, source);
  const { inputTokens, outputTokens } = addUsage(usage, reviewUsage);
  const usd = model === undefined ? 0 : priceOf({ usage, reviewUsage }, model);
  return { ...told, inputTokens, outputTokens, usd };
}

/**
 * What a batch would take, by this server's own runs where there are enough of them, else by the sizes of
 * what would be asked; of as many items as the open parts of the text bring. Nothing is asked of a model.
 */
export async function estimateBatch(
  { db, model }: Deps,
  wish: GenerationWish,
  source: ChosenSource | undefined,
): Promise<BatchEstimate> {
  const { what, count = USUAL_COUNT } = wish;
  const names = { model: model?.name ?? null, reviewModel: model?.reviewer?.name ?? null };
  const runs = await findPastRuns(db, { what, ...names, hasText: source !== undefined });
  const text = source === undefined ? null : await sizeOf(db, source, wish);
  const measured = measuredBatch(runs, mostItemsOf(text, count));
  const basis = measured === undefined ? 'reckoned' : 'measured';
  const seconds = measured?.seconds ?? null;
  if (model === undefined) {
    return { calls: 0, usage: NO_USAGE, reviewUsage: NO_USAGE, seconds, basis };
  }
  const reckoned = reckonBatch({ ...wish, text });
  const { usage, reviewUsage } = measured ?? reckoned;
  return { calls: reckoned.calls, usage, reviewUsage, seconds, basis };
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

const mostItemsOf = (text: TextSize | null, count: number) =>
  text === null ? count : Math.min(count, text.open * ITEMS_OF_CHUNK);

async function sizeOf(
  db: Db,
  source: ChosenSource,
  { chapters }: Pick<GenerationWish, 'chapters'>,
): Promise<TextSize> {
  const chunks = await findChunks(db, source.id);
  const isOpen = isOpenIn(source, chapters);
  const open = chunks.filter(({ chapter }) => isOpen(chapter));
  const plan = await planStateOf(db, source.id, chunks.length);
  return {
    open: open.length,
    words: wordsOf(open) / Math.max(1, open.length),
    planCalls: plan === 'missing' ? mostStretchesOf(wordsOf(chunks)) : 0,
  };
}

const wordsOf = (parts: readonly { readonly words: number }[]) =>
  parts.reduce((sum, { words }) => sum + words, 0);
