import type { HighlightedBook, HighlightedBooks } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { removeSource } from '../../generation/sources/remove-source.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { growText } from './grow-text.ts';
import {
  findHighlightedBooks,
  findHighlights,
  lockHighlightedBook,
  setPlace,
  wantsCards,
} from './highlight-queries.ts';

/** Whose highlights apps have sent, and whether cards are made of them. */
export async function listHighlights(db: Db, reader: Reader): Promise<HighlightedBooks> {
  const rows = await findHighlightedBooks(db, reader);
  return { books: rows.map(presentHighlights), makesCards: await wantsCards(db, reader.id) };
}

type Linking = {
  readonly reader: Reader;
  readonly highlightedBookId: number;
  /** Null: none of the reader's books. */
  readonly bookId: number | null;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * Says of which book highlights are, those that come later too. The text that they were put into goes, with what was
 * made from it, and all of them become one of the other book; cards stay where they are.
 *
 * @throws NotFoundError when there are no such highlights, or no such book for this reader.
 */
export async function linkHighlights(
  tx: Tx,
  { reader, highlightedBookId, bookId, now }: Linking,
): Promise<HighlightedBook> {
  if (bookId !== null) await requireBook(tx, reader, bookId);
  const row = await lockHighlightedBook(tx, { id: highlightedBookId, userId: reader.id });
  if (row === undefined) throw new NotFoundError('Highlights not found');
  if (row.bookId !== bookId) {
    await setPlace(tx, row.id, { bookId, sourceId: null });
    if (row.sourceId !== null) await dropText(tx, { reader, sourceId: row.sourceId, now });
    if (bookId !== null) {
      const highlights = await findHighlights(tx, row.id);
      await growText(tx, { highlighted: { ...row, bookId, sourceId: null }, highlights, now });
    }
  }
  const [shown] = await findHighlightedBooks(tx, reader, { id: row.id });
  if (shown === undefined) throw new NotFoundError('Highlights not found');
  return presentHighlights(shown);
}

/** Unless its reader has removed it already. */
async function dropText(
  tx: Tx,
  { reader, sourceId, now }: { reader: Reader; sourceId: number; now: number },
): Promise<void> {
  try {
    await removeSource(tx, { userId: reader.id, sourceId, now });
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
  }
}

type Row = Awaited<ReturnType<typeof findHighlightedBooks>>[number];

function presentHighlights(row: Row): HighlightedBook {
  const { id, title, author, source, receivedAt, highlights, bookId, bookTitle, bookSlug } = row;
  const isKnown = bookId !== null && bookTitle !== null && bookSlug !== null;
  const book = isKnown ? { id: bookId, title: bookTitle, slug: bookSlug } : null;
  return { id, title, author, source, highlights, receivedAt, book };
}
