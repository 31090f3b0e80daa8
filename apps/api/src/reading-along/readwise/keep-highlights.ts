import type { Tx } from '../../database/connection.ts';
import { ConflictError } from '../../errors.ts';
import { countWords } from '../../generation/parsing/count-words.ts';
import { MOST_LETTERS, MOST_WORDS } from '../../generation/parsing/longest-text.ts';
import { wishesOf } from './book-queries.ts';
import { compareHighlights } from './compare-highlights.ts';
import {
  countHighlights,
  countLetters,
  findKept,
  insertHighlights,
  letWait,
  updateHighlight,
} from './highlight-queries.ts';
import { type HighlightedBookRow, upsertHighlightedBook } from './highlighted-book-queries.ts';
import type { SentBook } from './sent-highlights.ts';
import { findGrowingText, isUntouched } from './text-queries.ts';

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
  const kept = await findKept(tx, row.id);
  const { fresh, changed, addressed } = compareHighlights(book.highlights, kept);
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
  for (const { id, url } of addressed) await updateHighlight(tx, id, { url });
  const changedIds = changed.map(({ id }) => id);
  await letRewrite(tx, row, changedIds);
  if (fresh.length + changed.length + addressed.length > 0) await refuseTooLong(tx, row);
  return { row, highlightIds: [...newIds, ...changedIds] };
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
  if (ofBook > MOST_LETTERS || (await wordsOfBook(tx, id, ofBook)) > MOST_WORDS) {
    throw new ConflictError('The highlights of this book are longer than a text may be');
  }
  if (ofReader > MOST_LETTERS_OF_READER) {
    throw new ConflictError('Your highlights are too long: forget some in the settings first');
  }
}

/** Words are not counted where there are not even as many letters. */
async function wordsOfBook(tx: Tx, id: number, letters: number): Promise<number> {
  if (letters <= MOST_WORDS) return 0;
  const kept = await findKept(tx, id);
  return kept.reduce((sum, { text, note }) => sum + countWords(text) + countWords(note ?? ''), 0);
}
