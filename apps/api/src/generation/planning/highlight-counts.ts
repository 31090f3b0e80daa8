import { mapInTurns } from '../../background/give-way.ts';
import { normalized } from '../../items/checks/word-similarity.ts';

/** A word or two stand everywhere. */
const LEAST_LETTERS = 25;
const MOST_HIGHLIGHTS = 500;
/** Books of a shop break lines and hyphens otherwise than files of the text. */
const LETTERS_COMPARED = 80;

/**
 * How many highlights stand in each text, whatever their case and punctuation; gives way to others
 * while it looks.
 */
export async function highlightCounts(
  highlights: readonly string[],
  texts: readonly string[],
): Promise<number[]> {
  const wanted = highlights
    .map((highlight) => normalized(highlight).slice(0, LETTERS_COMPARED))
    .filter(({ length }) => length >= LEAST_LETTERS)
    .slice(0, MOST_HIGHLIGHTS);
  if (wanted.length === 0) return texts.map(() => 0);
  return mapInTurns(texts, (text) => {
    const plain = normalized(text);
    return wanted.filter((highlight) => plain.includes(highlight)).length;
  });
}
