import { sentencesOf } from '../../items/checks/sentences.ts';
import type { Chapter, Chunk } from '../book-text.ts';
import type { Place } from './candidate.ts';
import { yearsOf } from './mentions.ts';
import { type NameKinds, nameKinds } from './name-kinds.ts';

/** A sentence of the book. */
export type BookSentence = Place & {
  readonly text: string;
  /** Its place in the order of the sentences that were read. */
  readonly at: number;
};

/** What is known of the part of a book around the chunks in hand. */
export type Book = {
  readonly chapters: readonly Chapter[];
  readonly sentences: readonly BookSentence[];
  readonly names: NameKinds;
  readonly years: readonly number[];
};

/** A longer "sentence" is a list or a table. */
const MOST_SENTENCE_LETTERS = 1_000;
/** Some 30,000 words. */
const MOST_LETTERS = 180_000;

/** Reads the chunks and what lies around them, up to some 30,000 words. */
export function readAround(chapters: readonly Chapter[], chunks: readonly Chunk[]): Book {
  const sentences = stretchesAround(chapters, chunks)
    .flatMap((stretch) => sentencesWithin(chapters[stretch.chapter]?.text ?? '', stretch))
    .map((sentence, at) => ({ ...sentence, at }));
  const names = nameKinds(sentences.map(({ text }) => text));
  const years = sentences.flatMap(({ text }) =>
    yearsOf(text).flatMap(({ text: year }) => (/^\d+$/.test(year) ? [Number(year)] : [])),
  );
  return { chapters, sentences, names, years: [...new Set(years)] };
}

function sentencesWithin(text: string, { chapter, start, end }: Place) {
  return sentencesOf(text.slice(start, end))
    .filter((span) => span.end - span.start <= MOST_SENTENCE_LETTERS)
    .map((span) => ({
      chapter,
      text: text.slice(start + span.start, start + span.end),
      start: start + span.start,
      end: start + span.end,
    }));
}

/** In the order of the book: the chapters nearest to the chunks, of a long one a part. */
function stretchesAround(chapters: readonly Chapter[], chunks: readonly Chunk[]): Place[] {
  const distance = (chapter: number) =>
    Math.min(...chunks.map((chunk) => Math.abs(chunk.chapter - chapter)));
  let letters = 0;
  return [...chapters.entries()]
    .map(([chapter, { text }]) => {
      const own = chunks.filter((chunk) => chunk.chapter === chapter);
      const start = Math.min(...own.map((chunk) => chunk.start));
      const end = Math.max(...own.map((chunk) => chunk.end));
      return own.length === 0 || text.length <= MOST_LETTERS
        ? { chapter, start: 0, end: text.length }
        : { chapter, start: Math.max(0, start - MOST_LETTERS / 2), end: end + MOST_LETTERS / 2 };
    })
    .toSorted((a, b) => distance(a.chapter) - distance(b.chapter))
    .filter(({ chapter, start, end }) => {
      letters += end - start;
      return distance(chapter) === 0 || letters <= MOST_LETTERS;
    })
    .toSorted((a, b) => a.chapter - b.chapter);
}

/** The sentence that goes on where one ends, unless a paragraph begins there. */
export function nextInParagraph(
  { sentences, chapters }: Book,
  { at, chapter, end }: BookSentence,
): BookSentence | undefined {
  const next = sentences[at + 1];
  if (next?.chapter !== chapter) return undefined;
  return chapters[chapter]?.text.slice(end, next.start).includes('\n') ? undefined : next;
}

/** The text from two sentences before a sentence to two after it. */
export function nearby({ sentences }: Book, at: number): string {
  return sentences
    .slice(Math.max(0, at - 2), at + 3)
    .map(({ text }) => text)
    .join(' ');
}
