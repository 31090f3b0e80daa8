import { ConflictError } from '../../errors.ts';
import { countWords } from '../../generation/parsing/count-words.ts';
import { MOST_LETTERS, MOST_WORDS } from '../../generation/parsing/longest-text.ts';
import type { Comparison, KeptHighlight } from './compare-highlights.ts';

/** How much is kept of a reader; letters are those of words, notes and addresses. */
export type KeptSize = {
  readonly books: number;
  readonly highlights: number;
  readonly letters: number;
};

/** Of one reader: more than a life of reading gives. */
const MOST: KeptSize = { books: 2000, highlights: 20_000, letters: 2 * MOST_LETTERS };

/**
 * How much is kept of a reader with what an app tells of one book that is new.
 *
 * @param before how much was kept of all books
 * @param kept what was kept of this one
 * @throws ConflictError when that is too much, or more than a text may have.
 */
export function refuseTooMuch(
  before: KeptSize,
  kept: readonly KeptHighlight[],
  told: Comparison,
): KeptSize {
  const { fresh, changed, addressed } = told;
  if (fresh.length + changed.length + addressed.length === 0) return before;
  const others = new Map([...addressed, ...changed].map((highlight) => [highlight.id, highlight]));
  const all = [
    ...kept.map((highlight) => ({ ...highlight, ...others.get(highlight.id) })),
    ...fresh,
  ];
  const letters = lettersOf(all);
  if (letters > MOST_LETTERS || wordsOf(all, letters) > MOST_WORDS) {
    throw new ConflictError('The highlights of this book are longer than a text may be');
  }
  const after = {
    books: before.books + (kept.length === 0 ? 1 : 0),
    highlights: before.highlights + fresh.length,
    letters: before.letters + letters - lettersOf(kept),
  };
  if (after.books > MOST.books || after.highlights > MOST.highlights) {
    throw new ConflictError(
      `Morsel keeps ${MOST.highlights} highlights of ${MOST.books} books: forget some in the settings first`,
    );
  }
  if (after.letters > MOST.letters) {
    throw new ConflictError('Your highlights are too long: forget some in the settings first');
  }
  return after;
}

type Words = Pick<KeptHighlight, 'text' | 'note' | 'url'>;

function lettersOf(highlights: readonly Words[]): number {
  return highlights.reduce(
    (sum, { text, note, url }) => sum + text.length + (note ?? '').length + (url ?? '').length,
    0,
  );
}

/** They are not counted where there are not even as many letters. */
function wordsOf(highlights: readonly Words[], letters: number): number {
  if (letters <= MOST_WORDS) return 0;
  return highlights.reduce(
    (sum, { text, note }) => sum + countWords(text) + countWords(note ?? ''),
    0,
  );
}
