import { seededShuffle } from '../src/rules/arrangement.ts';
import { hash32 } from '../src/rules/seeded-random.ts';

export interface ShelfItem {
  readonly itemId: number;
  readonly bookId: number;
  readonly kind: Kind;
  /** 1 (easy) to 3. */
  readonly difficulty: number;
  readonly position: number;
}

type Kind = keyof typeof GUESSED;

/** How likely an answer is right by luck alone. */
export const GUESSED = {
  mcq: 0.25,
  true_false: 0.5,
  match_pairs: 0.05,
  arrange_list: 0.05,
  flashcard: 0,
} as const;

/** What a book of twenty items holds of each kind. */
const BOOK: readonly (readonly [Kind, number])[] = [
  ['mcq', 6],
  ['true_false', 4],
  ['match_pairs', 2],
  ['arrange_list', 2],
  ['flashcard', 6],
];

const BOOK_SIZE = 20;

/** A shelf of books with twenty items each, whose difficulties rise from first to last. */
export function shelfOf(size: number, seed: number): ShelfItem[] {
  const books = Array.from({ length: Math.ceil(size / BOOK_SIZE) }, (_, book) => book + 1);
  return books.flatMap((bookId) => bookOf(bookId, seed)).slice(0, size);
}

function bookOf(bookId: number, seed: number): ShelfItem[] {
  const kinds = BOOK.flatMap(([kind, amount]) => Array.from({ length: amount }, () => kind));
  const mixed = seededShuffle(kinds, hash32(`${seed} kinds ${bookId}`));
  return mixed.map((kind, position) => ({
    itemId: (bookId - 1) * BOOK_SIZE + position + 1,
    bookId,
    kind,
    difficulty: 1 + Math.floor((3 * position) / BOOK_SIZE),
    position,
  }));
}
