import { setImmediate as nextTurn } from 'node:timers/promises';

import type { Db } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import type { Reader } from '../../reader.ts';
import { matchPassages, type SearchWord, wordsOf } from './match-passages.ts';
import { findChaptersWith, findReadableTexts, type ReadableText } from './passage-queries.ts';

/** Texts that one search goes through: those added last. */
const MOST_TEXTS = 60;

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
 * reading position stay closed. A search goes through one text at a turn of the loop.
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
  const all: Found[] = [];
  for (const text of await findReadableTexts(db, { reader, bookId, most: MOST_TEXTS })) {
    all.push(...(await passagesOf(db, text, { words, most })));
    await nextTurn();
  }
  return all
    .toSorted((a, b) => a.span - b.span)
    .slice(0, most)
    .map(({ found }) => found);
}

async function passagesOf(
  db: Db,
  text: ReadableText,
  { words, most }: { readonly words: readonly SearchWord[]; readonly most: number },
): Promise<Found[]> {
  const { bookId, title, author, name: textName } = text;
  const chapters = await findChaptersWith(db, text, words);
  return chapters.flatMap((chapter) =>
    matchPassages(chapter.text, words, most).map(({ span, start, passage }) => ({
      span,
      found: {
        bookId,
        title,
        author,
        textName,
        chapter: chapter.number + 1,
        chapterTitle: chapter.title,
        percent: Math.round((100 * start) / chapter.text.length),
        passage,
      },
    })),
  );
}
