import type { Tx } from '../../database/connection.ts';
import { storeItem } from '../../items/storing.ts';
import type { Description } from '../drafting/describing.ts';
import type { Batch, BatchOrder } from './batch.ts';
import { holdBook, setDescription, setTopic } from './book-queries.ts';
import type { Candidate, Provenance } from './candidate.ts';
import { fitIn } from './fitting.ts';
import { findLastPosition, insertOrigin } from './item-queries.ts';
import { type Known, itemsKnownSince } from './known.ts';
import { countBatch, holdSource } from './source-queries.ts';

/** How many of a batch's items are kept, and the names of the checks that refused the others. */
export type Stored = { readonly kept: number; readonly refusals: readonly string[] };

/**
 * Keeps others from storing items of the book, and from deleting it or the text, until the
 * transaction ends. To come before anything else is locked: who deletes a book or a text locks it
 * first, and then what belongs to it.
 */
export async function holdPlace(
  tx: Tx,
  { bookId, sourceId }: { bookId: number; sourceId: number | null },
): Promise<void> {
  await holdBook(tx, { bookId });
  if (sourceId !== null) await holdSource(tx, { sourceId });
}

/**
 * Stores a batch: its items after the book's last, in balance with what the reader sees of the book,
 * and what else it has done. What has been stored meanwhile is not repeated. To be called with the place
 * held.
 */
export async function storeBatch(
  tx: Tx,
  order: BatchOrder,
  { batch, provenance, runId }: { batch: Batch; provenance: Provenance; runId: number },
  now: number,
): Promise<Stored> {
  const { reader, book, source, what, seed } = order;
  const place = { bookId: book.id, sourceId: source?.id ?? null };
  const since = contentsOf(await itemsKnownSince(tx, { reader, ...place }, batch.known));
  const { kept, refusals } = fitIn(
    batch.candidates,
    { known: contentsOf(batch.known), since },
    seed,
  );
  await storeCandidates(tx, kept, { ...place, runId, provenance }, now);
  for (const chunk of batch.chunks) {
    if (source) await countBatch[what](tx, { sourceId: source.id, chunk });
  }
  if (batch.description) await storeDescription(tx, book.id, batch.description);
  return { kept: kept.length, refusals };
}

const contentsOf = (known: readonly Known[]) => known.map(({ content }) => content);

type Place = {
  readonly bookId: number;
  readonly sourceId: number | null;
  readonly runId: number | null;
  readonly provenance: Provenance;
};

async function storeCandidates(
  tx: Tx,
  candidates: readonly Candidate[],
  place: Place,
  now: number,
): Promise<void> {
  const [last] = await findLastPosition(tx, place);
  const first = (last?.position ?? 0) + 1;
  for (const [index, candidate] of candidates.entries()) {
    await storeCandidate(tx, candidate, { ...place, position: first + index }, now);
  }
}

/** Stores one item with where it comes from. */
export async function storeCandidate(
  tx: Tx,
  { content, difficulty, place }: Candidate,
  { bookId, sourceId, runId, provenance, position }: Place & { readonly position: number },
  now: number,
): Promise<void> {
  const item = { ...content, bookId, sourceId, position, difficulty, libraryKey: null };
  const itemId = await storeItem(tx, item, now);
  const from = {
    chunk: place?.chunk ?? null,
    chapter: place?.chapter ?? null,
    title: place?.title ?? null,
    quote: place?.quote ?? null,
    start: place?.start ?? null,
    end: place?.end ?? null,
  };
  await insertOrigin(tx, { itemId, runId, ...provenance, ...from });
}

async function storeDescription(
  tx: Tx,
  bookId: number,
  { topic, description }: Description,
): Promise<void> {
  await setTopic(tx, { bookId, topic });
  await setDescription(tx, { bookId, description });
}
