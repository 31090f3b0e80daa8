import { countWords } from '../../generation/parsing/count-words.ts';

/** As long as a chunk is meant to be, so that a chapter of highlights is one. */
const FULL_WORDS = 950;

/** How highlights that are new go on with a text that grows at its end alone. */
export type Growth = {
  /** What is added to the last chapter; empty where it is full. */
  readonly toLast: readonly string[];
  /** Chapters that begin after it. */
  readonly chapters: readonly (readonly string[])[];
};

/**
 * Fills the last chapter, then others, with whole paragraphs. What stands there stays as it is, so that items
 * made from it are where they were.
 *
 * @param lastWords how many words the last chapter has; undefined where there is none
 */
export function placeHighlights(
  paragraphs: readonly string[],
  lastWords: number | undefined,
): Growth {
  const toLast: string[] = [];
  const chapters: string[][] = [];
  let current = lastWords === undefined ? undefined : toLast;
  let words = lastWords ?? 0;
  for (const paragraph of paragraphs) {
    const more = countWords(paragraph);
    if (current === undefined || words + more > FULL_WORDS) {
      current = [];
      chapters.push(current);
      words = 0;
    }
    current.push(paragraph);
    words += more;
  }
  return { toLast, chapters };
}
