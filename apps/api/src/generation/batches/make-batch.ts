import type { Grounding } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { describeBook, type Description } from '../drafting/describe-book.ts';
import { PROMPT_VERSION } from '../drafting/drafting-rules.ts';
import { failureText } from '../provider/model-failure.ts';
import { type AskOptions, type Model, ModelError } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import { mostChunksFor, piecesFromMemory } from './batch-pieces.ts';
import type { Batch, BatchOrder } from './batch.ts';
import type { ChosenSource } from './choose-source.ts';
import type { Provenance } from './item-candidate.ts';
import { itemsKnownTo, type Known } from './known-items.ts';
import { makeByModel } from './make-by-model.ts';
import { makeByRules } from './make-by-rules.ts';
import { metered } from './metered.ts';
import { planIfNeeded } from './plan-if-needed.ts';
import { readHighlightedSource, readPlannedSource } from './read-next-passages.ts';
import type { SourceText } from './source-text.ts';
import { budgetFrom, type TimeBudget } from './time-budget.ts';

/** What all items of a batch come from. */
export function provenanceOf(model: Model | undefined, hasSource: boolean): Provenance {
  return {
    grounding: groundingOf(model, hasSource),
    model: model?.name ?? null,
    promptVersion: model === undefined ? null : PROMPT_VERSION,
  };
}

function groundingOf(model: Model | undefined, hasSource: boolean): Grounding {
  if (model === undefined) return 'extractive';
  return hasSource ? 'source' : 'memory';
}

/**
 * Makes about ten items, from the chunks that are covered least: a model from the first few, rules
 * from as many as it takes. Stores nothing.
 */
export async function makeBatch(
  db: Db,
  order: BatchOrder,
  { model, work, now }: { model: Model | undefined; work: Work; now: number },
): Promise<Batch> {
  const budget = budgetFrom(work.signal, { count: order.count });
  const { reader, book, source } = order;
  const sourceId = source?.id ?? null;
  const known = await itemsKnownTo(db, { reader, bookId: book.bookId, sourceId });
  if (model && source) {
    const failure = await planIfNeeded(db, order, { model, work, budget, now });
    if (failure !== undefined) return nothingBecause(failure, known);
    budget.endPlanning();
  }
  const text = source && (await textFor(db, order, { source, model }));
  return makeFrom(order, {
    model,
    text,
    known,
    work,
    budget,
    describe: async (options) => model && describeIfNeeded(order, { model, text, work }, options),
  });
}

const nothingBecause = ({ kind, retryAt }: ModelError, known: readonly Known[]): Batch => ({
  candidates: [],
  chunks: [],
  failure: failureText(kind, retryAt),
  retryAt,
  description: undefined,
  reach: undefined,
  known,
});

/** Rules take as many passages as they need, highlighted ones first; a model what is next by plan. */
async function textFor(
  db: Db,
  { reader, book, what, count, chapters: only }: BatchOrder,
  { source, model }: { source: ChosenSource; model: Model | undefined },
): Promise<SourceText> {
  const of = { source, userId: reader.id, bookId: book.bookId, what, only };
  if (model === undefined) return readHighlightedSource(db, of);
  return readPlannedSource(db, { ...of, most: mostChunksFor(count) });
}

type Materials = {
  readonly model: Model | undefined;
  readonly text: SourceText | undefined;
  readonly known: readonly Known[];
  readonly work: Work;
  readonly budget: TimeBudget;
  /** Finds out what the book is about, where a model is at hand. */
  readonly describe: (options: AskOptions) => Promise<Description | undefined>;
};

/** Makes items from the passages of a text, or by what a model remembers. */
export async function makeFrom(
  order: BatchOrder,
  { model, text, known, work, budget, describe }: Materials,
): Promise<Batch> {
  if (model !== undefined) {
    const passages = text?.passages ?? Array<null>(piecesFromMemory(order.count)).fill(null);
    return makeByModel(order, { model, passages, text, known, work, budget, describe });
  }
  if (text === undefined) throw new Error('There is nothing to make items from');
  return makeByRules(order, { text, known, work });
}

/**
 * Topic and description of a book that lacks one. All readers see them, so of a text that is private
 * nothing goes into them. Without success the book is as good as before.
 */
async function describeIfNeeded(
  { book, source }: BatchOrder,
  { model, text, work }: { model: Model; text: SourceText | undefined; work: Work },
  options: AskOptions,
): Promise<Description | undefined> {
  if (book.topicChosen === 1 && book.description !== '') return undefined;
  const beginning = text?.chapters[0]?.text ?? null;
  const opening = source?.isShared === true ? beginning : null;
  const { title, author } = book;
  try {
    return await metered(work, describeBook(model, { title, author, opening }, options));
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}
