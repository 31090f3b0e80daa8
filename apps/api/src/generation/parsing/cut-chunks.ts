import { type Span, sentencesOf } from '../../items/checks/sentences.ts';
import type { Chapter, Chunk } from '../book-text.ts';
import { countWords } from './count-words.ts';

const MOST_WORDS = 1000;
/** Aimed at where there is more than one chunk, so that none is far shorter than the others. */
const FULL_WORDS = 950;

const LONGEST_WORD_LETTERS = 30;

type Measured = Span & { readonly words: number };

/**
 * The passages from which items are made: whole sentences of one chapter, all of it, alike in
 * length and of at most 1,000 words; of 700 and more where the length of the chapter permits it.
 */
export function chunksOf(chapters: readonly Chapter[]): Chunk[] {
  return chapters
    .flatMap(({ text }, chapter) => spansOf(text).map((span) => ({ chapter, ...span })))
    .map((span, number) => ({ number, ...span }));
}

/** The text of a passage, byte for byte as its chapter has it. */
export function passageOf(chapters: readonly Chapter[], { chapter, start, end }: Chunk): string {
  return chapters[chapter]?.text.slice(start, end) ?? '';
}

function spansOf(text: string): Measured[] {
  const sentences = sentencesOf(text).flatMap((span) => withoutGiants(text, span));
  const spans: Measured[] = [];
  let left = sentences.reduce((sum, { words }) => sum + words, 0);
  let count = Math.ceil(left / FULL_WORDS);
  let current: Measured | undefined;
  for (const sentence of sentences) {
    const grown = current === undefined ? sentence : joined(current, sentence);
    if (current !== undefined && isBetterCut(current, grown, left / Math.max(1, count))) {
      spans.push(current);
      left -= current.words;
      count -= 1;
      current = sentence;
    } else {
      current = grown;
    }
  }
  return current === undefined ? spans : [...spans, current];
}

/** Whether a chunk is nearer to the length aimed at as it is than with one more sentence. */
function isBetterCut(current: Measured, grown: Measured, goal: number): boolean {
  return grown.words > MOST_WORDS || grown.words - goal > goal - current.words;
}

const joined = (a: Measured, b: Measured): Measured => ({
  start: a.start,
  end: b.end,
  words: a.words + b.words,
});

/** A sentence without end, such as a list without points, is cut between its words. */
function withoutGiants(text: string, { start, end }: Span): Measured[] {
  const words = sizeOf(text.slice(start, end));
  if (words <= MOST_WORDS / 2) return [{ start, end, words }];
  const half = start + Math.floor((end - start) / 2);
  const space = text.slice(half, end).search(/\s/);
  // Without a space, scripts that need none are cut anywhere but within a character.
  const cut = space === -1 ? half + (isLowSurrogate(text, half) ? 1 : 0) : half + space;
  return [
    ...withoutGiants(text, { start, end: cut }),
    ...withoutGiants(text, { start: space === -1 ? cut : cut + 1, end }),
  ];
}

/** In words; what has hardly a space in it counts by its letters. */
const sizeOf = (text: string) =>
  Math.max(countWords(text), Math.floor(text.length / LONGEST_WORD_LETTERS));

const isLowSurrogate = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));
