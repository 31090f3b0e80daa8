import type { Tx } from '../../database/connection.ts';
import { ConflictError } from '../../errors.ts';
import { MOST_LETTERS } from '../../generation/parsing/longest-text.ts';
import { wishesOf } from './book-queries.ts';
import { compareHighlights } from './compare-highlights.ts';
import {
  countHighlights,
  countLetters,
  findKept,
  insertHighlights,
  updateHighlight,
} from './highlight-queries.ts';
import { type HighlightedBookRow, upsertHighlightedBook } from './highlighted-book-queries.ts';
import type { SentBook } from './sent-highlights.ts';

/** Of one reader: more than a life of reading gives. */
const MOST_HIGHLIGHTS = 20_000;
const MOST_BOOKS = 2000;
/** Of their words, notes and addresses. */
const MOST_LETTERS_OF_READER = 2 * MOST_LETTERS;

type Keeping = {
  readonly userId: number;
  readonly book: SentBook;
  /** Epoch ms. */
  readonly now: number;
};

export type Kept = {
  readonly row: HighlightedBookRow;
  /** Those that are new or have changed. */
  readonly highlightIds: readonly number[];
  /** Whether words that may stand in a text are others now. */
  readonly hasChanged: boolean;
};

/**
 * Keeps the highlights of a book as they were sent, each once, whatever becomes of them.
 *
 * @throws ConflictError when the reader has too many, or they are too long.
 */
export async function keepHighlights(tx: Tx, { userId, book, now }: Keeping): Promise<Kept> {
  const { identity, title, author, source } = book;
  const names = { userId, identity, title, author, source };
  const row = await upsertHighlightedBook(tx, { ...names, receivedAt: now });
  const { fresh, changed } = compareHighlights(book.highlights, await findKept(tx, row.id));
  if (fresh.length > 0) await refuseTooMany(tx, userId, fresh.length);
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
  if (fresh.length + changed.length > 0) await refuseTooLong(tx, row);
  return {
    row,
    highlightIds: [...newIds, ...changed.map(({ id }) => id)],
    hasChanged: changed.length > 0,
  };
}

async function refuseTooMany(tx: Tx, userId: number, more: number): Promise<void> {
  const { highlights, books } = await countHighlights(tx, userId);
  if (highlights + more <= MOST_HIGHLIGHTS && books <= MOST_BOOKS) return;
  throw new ConflictError(
    `Morsel keeps ${MOST_HIGHLIGHTS} highlights of ${MOST_BOOKS} books: forget some in the settings first`,
  );
}

/** A text of them is as long as any other may be. */
async function refuseTooLong(tx: Tx, { id, userId }: HighlightedBookRow): Promise<void> {
  const { ofReader, ofBook } = await countLetters(tx, { id, userId });
  if (ofBook > MOST_LETTERS) {
    throw new ConflictError('The highlights of this book are longer than a text may be');
  }
  if (ofReader > MOST_LETTERS_OF_READER) {
    throw new ConflictError('Your highlights are too long: forget some in the settings first');
  }
}
