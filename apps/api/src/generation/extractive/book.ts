import { sentencesOf } from '../../items/checks/sentences.ts';
import type { Chapter, Chunk } from '../book-text.ts';
import type { Place } from './candidate.ts';
import { type Definition, definitionIn } from './definitions.ts';
import { type Mention, mentionsOf, yearsOf } from './mentions.ts';
import { type NameKinds, nameKinds } from './name-kinds.ts';
import { standsAlone } from './standing-alone.ts';

/** A sentence of the book with what the rules know of it. */
export type BookSentence = Place & {
  readonly text: string;
  /** Its place in the order of the sentences that were read. */
  readonly at: number;
};

/** A sentence that may become an item. */
export type Usable = BookSentence & {
  readonly chunk: number;
  readonly mentions: readonly Mention[];
  readonly definition: Definition | undefined;
};

/** What is known of the part of a book around the chunks in hand. */
export type Book = {
  readonly chapters: readonly Chapter[];
  readonly sentences: readonly BookSentence[];
  readonly names: NameKinds;
  readonly years: readonly number[];
};

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
  return sentencesOf(text.slice(start, end)).map((span) => ({
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

/** The sentences of a chunk that can be asked about out of context. */
export function usableSentences({ sentences, names }: Book, chunk: Chunk): Usable[] {
  return sentences
    .filter(
      ({ chapter, start, end }) =>
        chapter === chunk.chapter && start >= chunk.start && end <= chunk.end,
    )
    .flatMap((sentence) => {
      const mentions = mentionsOf(sentence.text, names);
      const people = mentions.filter(({ kind }) => kind === 'person').map(({ end }) => end);
      if (!standsAlone(sentence.text, people)) return [];
      return [
        { ...sentence, chunk: chunk.number, mentions, definition: definitionIn(sentence.text) },
      ];
    });
}

/** The text from two sentences before a sentence to two after it. */
export function nearby({ sentences }: Book, at: number): string {
  return sentences
    .slice(Math.max(0, at - 2), at + 3)
    .map(({ text }) => text)
    .join(' ');
}

/** Each term that the book defines. */
export function termsOf({ sentences }: Book): string[] {
  const terms = sentences.flatMap(({ text }) => definitionIn(text)?.term ?? []);
  return [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()];
}
