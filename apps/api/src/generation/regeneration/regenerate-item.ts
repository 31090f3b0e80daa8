import type { GenerationResult } from '@morsel/sdk/contract';
import { hash32 } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { type AdminItemRow, findAdminItem } from '../../items/admin-items.ts';
import { knownItems } from '../../items/checks/near-duplicates.ts';
import { requireAnyBook } from '../../items/find-book.ts';
import { lockItem, settleItem } from '../../items/settle-item.ts';
import type { Reader } from '../../reader.ts';
import { senderOf } from '../../sender.ts';
import type { Batch, BatchOrder } from '../batches/batch.ts';
import type { ItemCandidate, Provenance } from '../batches/item-candidate.ts';
import { type Known, itemsKnownSince, itemsKnownTo, makeableOf } from '../batches/known-items.ts';
import { makeFrom, provenanceOf } from '../batches/make-batch.ts';
import { readChunk } from '../batches/read-source.ts';
import type { SourceText } from '../batches/source-text.ts';
import { withKeysSpread } from '../batches/spread-keys.ts';
import { holdBookAndSource, storeCandidate } from '../batches/store-batch.ts';
import { budgetFrom } from '../batches/time-budget.ts';
import type { WorkEstimate } from '../budget/model-budget.ts';
import type { Reservation } from '../budget/reservation.ts';
import { reckonBatch } from '../estimate/reckon-batch.ts';
import type { GeneratingDeps } from '../generate-items.ts';
import type { Model } from '../provider/model.ts';
import { NO_PROGRESS, type Work } from '../runs/progress.ts';
import { DECIDED, NO_TEXT, REPEATED, whyNone } from './regeneration-text.ts';

/**
 * Makes another item of the same kind, from the same part of the text, in the place of an item; the
 * old one is deleted and its reports are closed. Without success all stays as it is. `address` is the IP
 * address of the device.
 *
 * @throws NotFoundError when admins see no such item.
 * @throws LimitReachedError when the budget for models is used up.
 * @throws InvalidInputError when the budget never is enough.
 */
export async function regenerateItem(
  deps: GeneratingDeps,
  { reader, itemId, address }: { reader: Reader; itemId: number; address: string },
): Promise<GenerationResult> {
  const { db, now, model } = deps;
  const item = await findAdminItem(db, itemId);
  if (item === undefined) throw new NotFoundError('Item not found');
  const book = await requireAnyBook(db, item.bookId);
  const text = await textOf(db, item);
  if (text === undefined && model === undefined) return { count: 0, reason: NO_TEXT };

  const order: BatchOrder = {
    reader,
    sender: senderOf(reader, { now: now() }),
    book,
    what: makeableOf(item),
    kinds: item.kind === 'flashcard' ? [] : [item.kind],
    source: undefined,
    seed: hash32(`${itemId} ${now()}`),
  };
  const paid = await reserveFor(deps, order, { text, address });
  const work = freeWork(deps.stopping);
  let made: Made;
  try {
    made = await makeOne(db, order, { item, text, model: paid?.model, work });
  } finally {
    await paid?.settle();
  }
  const { batch, candidate, known } = made;
  if (candidate === undefined) {
    const { retryAt } = batch;
    const reason = whyNone(batch, model !== undefined);
    return { count: 0, reason, ...(retryAt !== undefined && { retryAt }) };
  }
  const contents = known.map(({ content }) => content);
  const [seated = candidate] = withKeysSpread([candidate], contents, order.seed);
  const provenance = provenanceOf(model, text !== undefined);
  const another = { candidate: seated, provenance, reader, known };
  const reason = await replace(db, item, another, now());
  return reason === undefined
    ? { count: 1, grounding: provenance.grounding }
    : { count: 0, reason };
}

type Made = {
  readonly batch: Batch;
  readonly candidate: ItemCandidate | undefined;
  /** What the candidate was compared with. */
  readonly known: readonly Known[];
};

async function makeOne(
  db: Db,
  order: BatchOrder,
  {
    item,
    text,
    model,
    work,
  }: {
    readonly item: AdminItemRow;
    readonly text: SourceText | undefined;
    readonly model: Model | undefined;
    readonly work: Work;
  },
): Promise<Made> {
  const known = await itemsKnownTo(db, { reader: order.reader, ...item });
  const budget = budgetFrom(work.signal);
  // What the book is about is none of its business.
  const describe = async () => undefined;
  const batch = await makeFrom(order, { model, text, known, work, budget, describe });
  const candidate = batch.candidates.find(({ content }) => content.kind === item.kind);
  return { batch, candidate, known };
}

/** Undefined: rules make it. */
async function reserveFor(
  { model, modelBudget }: GeneratingDeps,
  { reader, what, kinds }: BatchOrder,
  { text, address }: { readonly text: SourceText | undefined; readonly address: string },
): Promise<Reservation | undefined> {
  if (model === undefined) return undefined;
  const [passage] = text?.passages ?? [];
  const size = passage === undefined ? null : { open: 1, words: passage.words, planCalls: 0 };
  const estimate: WorkEstimate = reckonBatch({ what, kinds, text: size });
  const by = { reader, address };
  return modelBudget.reserve({ purpose: 'replacements', by, model, estimate });
}

/** The part of its text that an item was made from; undefined for what was made from none. */
async function textOf(db: Db, { sourceId, chunk }: AdminItemRow): Promise<SourceText | undefined> {
  if (sourceId === null || chunk === null) return undefined;
  const text = await readChunk(db, { sourceId, number: chunk });
  return text.passages.length === 0 ? undefined : text;
}

/** Work that nobody follows. */
function freeWork(signal: AbortSignal): Work {
  let progress = NO_PROGRESS;
  return {
    signal,
    get progress() {
      return progress;
    },
    report: async (change) => {
      progress = { ...progress, ...change };
    },
  };
}

type Another = Pick<Made, 'known'> & {
  readonly candidate: ItemCandidate;
  readonly provenance: Provenance;
  readonly reader: Reader;
};

/** Returns why not, when somebody has decided about the item meanwhile or has made the same. */
async function replace(
  db: Db,
  old: AdminItemRow,
  { candidate, provenance, reader, known }: Another,
  now: number,
): Promise<string | undefined> {
  const { id: itemId, bookId, sourceId, position } = old;
  return db.transaction().execute(async (tx) => {
    await holdBookAndSource(tx, old);
    await lockItem(tx, itemId);
    const item = await findAdminItem(tx, itemId);
    if (item?.revision !== old.revision || item.state !== old.state) return DECIDED;
    const since = await itemsKnownSince(tx, { reader, bookId, sourceId }, known);
    const latest = knownItems(since);
    if (latest.findNearDuplicate(candidate.content, candidate.origin)) return REPEATED;
    await settleItem(tx, { itemId, state: 'deleted', outcome: 'replaced' }, now);
    const isApproved = reader.role === 'admin';
    const place = { bookId, sourceId, position, isApproved, runId: null, provenance };
    await storeCandidate(tx, candidate, place, now);
    return undefined;
  });
}
