import type { Db, Tx } from '../database/connection.ts';
import { findBook } from '../items/find-book.ts';
import type { Reader } from '../reader.ts';

/** Of which book a document or highlights are, and how that is known; by their reader and without a book: of none. */
type BookLink = { readonly bookId: number | null; readonly link: string | null };

/**
 * Whether it is said or known which book something is of: else it is looked for. What its reader has said, a book or
 * none, stays, also while they may not see that book; one that was found has to be seen.
 */
export async function isSettled(
  db: Db | Tx,
  reader: Reader,
  { bookId, link }: BookLink,
): Promise<boolean> {
  if (link === 'reader') return true;
  return bookId !== null && (await findBook(db, reader, bookId)) !== undefined;
}

/** A link, with its book where its reader may see that. */
type SeenLink<Kind extends string> = {
  readonly linkedBookId: number | null;
  readonly link: Kind | null;
  readonly bookId: number | null;
  readonly bookTitle: string | null;
  readonly bookSlug: string | null;
};

/** The book that something is of, as it is shown. One that its reader may not see (any more) is not known, whoever said it. */
export function presentLink<Kind extends string>(row: SeenLink<Kind>) {
  const { bookId, bookTitle, bookSlug, linkedBookId, link } = row;
  const isKnown = bookId !== null && bookTitle !== null && bookSlug !== null;
  return {
    book: isKnown ? { id: bookId, title: bookTitle, slug: bookSlug } : null,
    link: isKnown || (linkedBookId === null && link === 'reader') ? link : null,
  };
}
