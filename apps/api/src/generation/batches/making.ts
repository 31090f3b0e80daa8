import type { Db } from '../../database/connection.ts';
import type { Grounding } from '../draft.ts';
import type { Description } from '../drafting/describing.ts';
import { PROMPT_VERSION } from '../drafting/prompts.ts';
import type { AskOptions, Model } from '../provider/model.ts';
import type { Work } from '../runs/progress.ts';
import type { Batch, BatchOrder } from './batch.ts';
import type { Provenance } from './candidate.ts';
import { describeIfNeeded } from './describing.ts';
import { CHUNKS_FOR_MODEL, makeByModel } from './from-model.ts';
import { CHUNKS_FOR_RULES, makeByRules } from './from-text.ts';
import { type Known, itemsKnownTo } from './known.ts';
import { type SourceText, readSource } from './source-text.ts';

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

/** Makes about ten items, from the chunks that are covered least; stores nothing. */
export async function makeBatch(
  db: Db,
  order: BatchOrder,
  { model, work }: { model: Model | undefined; work: Work },
): Promise<Batch> {
  const { reader, book, source, what } = order;
  const sourceId = source?.id ?? null;
  const known = await itemsKnownTo(db, { reader, bookId: book.id, sourceId });
  const most = model === undefined ? CHUNKS_FOR_RULES : CHUNKS_FOR_MODEL;
  const text = source && (await readSource(db, { source, what, most }));
  return makeFrom(order, {
    model,
    text,
    known,
    work,
    describe: async (options) => model && describeIfNeeded(order, { model, text, work }, options),
  });
}

type Materials = {
  readonly model: Model | undefined;
  readonly text: SourceText | undefined;
  readonly known: readonly Known[];
  readonly work: Work;
  /** Finds out what the book is about, where a model is at hand. */
  readonly describe: (options: AskOptions) => Promise<Description | undefined>;
};

/** Makes items from the passages of a text, or by what a model remembers. */
export async function makeFrom(
  order: BatchOrder,
  { model, text, known, work, describe }: Materials,
): Promise<Batch> {
  if (model !== undefined) {
    const passages = text?.passages ?? [null];
    return makeByModel(order, { model, passages, known, work, describe });
  }
  if (text === undefined) throw new Error('There is nothing to make items from');
  return makeByRules(order, { text, known, work });
}
