import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Db } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { matchPassages, type PassageMatch, wordsOf } from './match-passages.ts';
import { findChaptersWith, findReadableTexts, type ReadableText } from './passage-queries.ts';

/** Texts that one search goes through: those added last. */
const MOST_TEXTS = 60;
/** UTF-16 units for each word, within which words stand as in a phrase. */
const PHRASE_SPAN = 10;

export type PassageSearch = {
  readonly reader: Reader;
  /** All of them have to stand in a passage, whatever their case. */
  readonly words: string;
  /** Of this book alone; else of all that are on the reader's shelf. */
  readonly bookId?: number | undefined;
  readonly most: number;
};

/** A part of a text as it stands there, and where that is. */
export type FoundPassage = {
  readonly bookId: number;
  readonly title: string;
  readonly author: string;
  /** Of the text, as its reader calls it. */
  readonly textName: string;
  /** From 1. */
  readonly chapter: number;
  readonly chapterTitle: string;
  /** How much of the chapter stands before it, from 0 to 100. */
  readonly percent: number;
  readonly passage: string;
};

/** A passage, and how far the words stand apart in it. */
type Found = { readonly span: number; readonly found: FoundPassage };

/**
 * Passages of the texts that the reader has added or an admin shares, the densest first; chapters behind the
 * reading position stay closed. It goes through one chapter at a turn of the loop, those of the texts added
 * last first, and ends when there is enough in which the words stand as in a phrase.
 *
 * @throws NotFoundError when there is no such book for this reader.
 * @throws InvalidInputError when no word is given.
 */
export async function findPassages(
  db: Db,
  { reader, bookId, words: asked, most }: PassageSearch,
): Promise<FoundPassage[]> {
  const words = wordsOf(asked);
  if (bookId !== undefined) await requireBook(db, reader, bookId);
  const texts = await findReadableTexts(db, { reader, bookId, most: MOST_TEXTS });
  const all: Found[] = [];
  let phrases = 0;
  for (const text of texts) {
    for (const chapter of await findChaptersWith(db, text, words)) {
      const matches = matchPassages(chapter.text, words, most);
      all.push(...matches.map((match) => foundIn(text, chapter, match)));
      phrases += matches.filter(({ span }) => span <= words.length * PHRASE_SPAN).length;
      if (phrases >= most) return best(all, most);
      await nextTurn();
    }
    await nextTurn();
  }
  return best(all, most);
}

const best = (all: readonly Found[], most: number) =>
  all
    .toSorted((a, b) => a.span - b.span)
    .slice(0, most)
    .map(({ found }) => found);

type ChapterRow = Awaited<ReturnType<typeof findChaptersWith>>[number];

function foundIn(
  { bookId, title, author, name: textName }: ReadableText,
  chapter: ChapterRow,
  { span, start, passage }: PassageMatch,
): Found {
  const percent = Math.round((100 * start) / chapter.text.length);
  const place = { chapter: chapter.number + 1, chapterTitle: chapter.title, percent };
  return { span, found: { bookId, title, author, textName, ...place, passage } };
}
