import type { Tx } from '../../database/connection.ts';
import { wishesOf } from './book-queries.ts';
import { compareHighlights } from './compare-highlights.ts';
import { findKept, insertHighlights, letWait, updateHighlight } from './highlight-queries.ts';
import { type HighlightedBookRow, upsertHighlightedBook } from './highlighted-book-queries.ts';
import { type KeptSize, refuseTooMuch } from './refuse-too-much.ts';
import type { SentBook } from './sent-highlights.ts';
import { findGrowingText, isUntouched } from './text-queries.ts';

type Keeping = {
  readonly userId: number;
  readonly book: SentBook;
  /** How much is kept of the reader so far. */
  readonly size: KeptSize;
  /** Epoch ms. */
  readonly now: number;
};

export type Kept = {
  readonly row: HighlightedBookRow;
  /** Those that are new or have changed. */
  readonly highlightIds: readonly number[];
  /** How much is kept of the reader now. */
  readonly size: KeptSize;
};

/**
 * Keeps the highlights of a book as they were sent, each once, whatever becomes of them.
 *
 * @throws ConflictError when the reader has too many, or they are too long.
 */
export async function keepHighlights(
  tx: Tx,
  { userId, book, size: before, now }: Keeping,
): Promise<Kept> {
  const { identity, title, author, source } = book;
  const names = { userId, identity, title, author, source };
  const row = await upsertHighlightedBook(tx, { ...names, receivedAt: now });
  const kept = await findKept(tx, row.id);
  const told = compareHighlights(book.highlights, kept);
  const size = refuseTooMuch(before, kept, told);
  const { fresh, changed, addressed } = told;
  const { makesCards } = await wishesOf(tx, userId);
  const wantsCard: 0 | 1 = makesCards ? 1 : 0;
  const more = { highlightedBookId: row.id, receivedAt: now, wantsCard };
  const newIds = await insertHighlights(
    tx,
    fresh.map((highlight) => ({ ...highlight, ...more })),
  );
  for (const { id, hash, text, note, url } of changed) {
    await updateHighlight(tx, id, { hash, text, note, url });
  }
  for (const { id, url } of addressed) await updateHighlight(tx, id, { url });
  const changedIds = changed.map(({ id }) => id);
  await letRewrite(tx, row, changedIds);
  return { row, highlightIds: [...newIds, ...changedIds], size };
}

/** What has changed is put into its text anew, as long as nothing was made of that. */
async function letRewrite(
  tx: Tx,
  { bookId, sourceId, userId }: HighlightedBookRow,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0 || bookId === null || sourceId === null) return;
  const text = await findGrowingText(tx, { sourceId, userId, bookId });
  if (text !== undefined && (await isUntouched(tx, text.id))) await letWait(tx, text.id, ids);
}
