import type { HighlightedBook, HighlightedBooks, Ok } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { NotFoundError } from '../../errors.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { presentLink } from '../book-link.ts';
import { type ShownHighlights, findHighlightedBooks, wishesOf } from './book-queries.ts';
import { deleteRow, lockHighlightedBook, noteSaid } from './highlighted-book-queries.ts';
import { makeCards } from './make-cards.ts';
import { dropTexts, moveHighlights } from './move-highlights.ts';
import { placeInText } from './place-in-text.ts';

/** Whose highlights apps have sent, and what its reader wants to become of them. */
export async function listHighlights(db: Db | Tx, reader: Reader): Promise<HighlightedBooks> {
  const rows = await findHighlightedBooks(db, reader);
  return { books: rows.map(presentHighlights), ...(await wishesOf(db, reader.id)) };
}

type Environment = Pick<Deps, 'db' | 'now'> & {
  readonly limits: Pick<Limiter, 'text' | 'checkText' | 'ownCard'>;
};

type AtHighlights = { readonly reader: Reader; readonly highlightedBookId: number };

type Linking = AtHighlights & {
  /** Null: none of the reader's books. */
  readonly bookId: number | null;
  /** IP address of the reader's device. */
  readonly address: string;
};

/**
 * Says of which book highlights are, those that come later too. The texts that they were put into go, with what was
 * made from them, and all become a text of the other book; cards stay where they are, and those that
 * wait are made.
 *
 * @throws NotFoundError when there are no such highlights, or no such book for this reader.
 */
export async function linkHighlights(
  env: Environment,
  { reader, highlightedBookId, bookId, address }: Linking,
): Promise<HighlightedBook> {
  const { db, now } = env;
  await db.transaction().execute(async (tx) => {
    if (bookId !== null) await requireBook(tx, reader, bookId);
    const row = await lockRow(tx, { reader, highlightedBookId });
    if (row.bookId === bookId) return noteSaid(tx, row.id);
    await moveHighlights(tx, { row, link: { bookId, link: 'reader' }, now: now() });
  });
  await placeInText(env, { reader, highlightedBookId, address });
  await makeCards(env, { reader, highlightedBookId });
  const [shown] = await findHighlightedBooks(db, reader, { ids: [highlightedBookId] });
  if (shown === undefined) throw new NotFoundError('Highlights not found');
  return presentHighlights(shown);
}

/**
 * Forgets the highlights of a book, with their texts and what was made from those; cards stay. What an app sends
 * again comes again.
 *
 * @throws NotFoundError when there are no such highlights.
 */
export async function forgetHighlights(
  tx: Tx,
  { reader, highlightedBookId, now }: AtHighlights & { readonly now: number },
): Promise<Ok> {
  const row = await lockRow(tx, { reader, highlightedBookId });
  await dropTexts(tx, row, now);
  await deleteRow(tx, row.id);
  return { ok: true };
}

async function lockRow(tx: Tx, { reader, highlightedBookId }: AtHighlights) {
  const row = await lockHighlightedBook(tx, { id: highlightedBookId, userId: reader.id });
  if (row === undefined) throw new NotFoundError('Highlights not found');
  return row;
}

function presentHighlights(row: ShownHighlights): HighlightedBook {
  const { id, title, author, source, receivedAt, highlights, waiting } = row;
  return { id, title, author, source, highlights, waiting, receivedAt, ...presentLink(row) };
}
