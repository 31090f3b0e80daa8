import type { Tx } from '../../database/connection.ts';
import { holdBook } from '../../items/hold-book.ts';
import { insertOrigin } from '../../items/item-origins.ts';
import { storeItem } from '../../items/store-item.ts';
import type { Description } from '../drafting/describe-book.ts';
import { countIdeas } from '../planning/plan-queries.ts';
import { countBatch } from '../sources/chapter-queries.ts';
import { lockSource } from '../sources/source-queries.ts';
import type { Batch, BatchOrder } from './batch.ts';
import { setDescription, setTopic } from './book-queries.ts';
import { fitCandidates } from './fit-candidates.ts';
import type { ItemCandidate, Provenance } from './item-candidate.ts';
import { findLastPosition } from './item-queries.ts';
import { type Known, itemsKnownSince } from './known-items.ts';

/** How many of a batch's items are kept, and the names of the checks that refused the others. */
export type Stored = { readonly kept: number; readonly refusals: readonly string[] };

/**
 * Keeps others from storing items of the book, and from deleting it or the text, until the
 * transaction ends. To come before anything else is locked: who deletes a book or a text locks it
 * first, and then what belongs to it.
 */
export async function holdBookAndSource(
  tx: Tx,
  { bookId, sourceId }: { bookId: number; sourceId: number | null },
): Promise<void> {
  await holdBook(tx, bookId);
  if (sourceId !== null) await lockSource(tx, sourceId);
}

/**
 * Stores a batch: its items after the book's last, in balance with what the reader sees of the book,
 * and what else it has done. What has been stored meanwhile is not repeated. To be called with book
 * and text held.
 */
export async function storeBatch(
  tx: Tx,
  order: BatchOrder,
  {
    batch,
    provenance,
    runId,
    maker,
  }: { batch: Batch; provenance: Provenance; runId: number; maker: number | null },
  now: number,
): Promise<Stored> {
  const { reader, book, source, what, seed, count = Infinity, isPreview = false } = order;
  const ofBook = { bookId: book.bookId, sourceId: source?.id ?? null };
  const since = contentsOf(await itemsKnownSince(tx, { reader, ...ofBook }, batch.known));
  const { kept: fitting, refusals } = fitCandidates(
    batch.candidates,
    { known: contentsOf(batch.known), since },
    seed,
  );
  // A preview of who is gone is for nobody.
  const kept = fitting.slice(0, isPreview && maker === null ? 0 : count);
  const proposedTo = isPreview ? maker : null;
  const isApproved = reader.role === 'admin';
  const common = { ...ofBook, proposedTo, isApproved, runId, provenance };
  await storeCandidates(tx, kept, common, now);
  // Of a preview the parts of what is kept count, once it is kept.
  if (source && !isPreview) {
    await countBatch(tx, what, { sourceId: source.id, chunks: batch.chunks });
    await countIdeas(tx, what, { sourceId: source.id, keys: batch.ideas ?? [] });
  }
  if (batch.description) await storeDescription(tx, book.bookId, batch.description);
  const surplus = fitting.slice(kept.length).map(() => 'more than wanted');
  return { kept: kept.length, refusals: [...refusals, ...surplus] };
}

const contentsOf = (known: readonly Known[]) => known.map(({ content }) => content);

type BatchOrigin = {
  readonly bookId: number;
  readonly sourceId: number | null;
  /** Who is to decide about the items; null or undefined: nobody, they are there at once. */
  readonly proposedTo?: number | null;
  /** Whether an admin has them made. */
  readonly isApproved: boolean;
  readonly runId: number | null;
  readonly provenance: Provenance;
};

async function storeCandidates(
  tx: Tx,
  candidates: readonly ItemCandidate[],
  common: BatchOrigin,
  now: number,
): Promise<void> {
  const first = (await findLastPosition(tx, common.bookId)) + 1;
  for (const [index, candidate] of candidates.entries()) {
    await storeCandidate(tx, candidate, { ...common, position: first + index }, now);
  }
}

/** Stores one item with where it comes from. */
export async function storeCandidate(
  tx: Tx,
  { content, difficulty, idea = null, demand, origin }: ItemCandidate,
  {
    bookId,
    sourceId,
    proposedTo = null,
    isApproved,
    runId,
    provenance,
    position,
  }: BatchOrigin & { readonly position: number },
  now: number,
): Promise<void> {
  const owned = { ownerId: proposedTo, isProposal: proposedTo !== null };
  const place = { bookId, sourceId, position, libraryKey: null, isApproved, ...owned };
  const usage = { difficulty, idea, ...(demand !== undefined && { demand }) };
  const itemId = await storeItem(tx, { ...content, ...place, ...usage }, now);
  const from = {
    chunk: origin?.chunk ?? null,
    chapter: origin?.chapter ?? null,
    chapterTitle: origin?.title ?? null,
    quote: origin?.quote ?? null,
    quoteStart: origin?.start ?? null,
    quoteEnd: origin?.end ?? null,
  };
  await insertOrigin(tx, { itemId, runId, ...provenance, ...from });
}

async function storeDescription(
  tx: Tx,
  bookId: number,
  { topic, description }: Description,
): Promise<void> {
  await setTopic(tx, bookId, topic);
  await setDescription(tx, bookId, description);
}
