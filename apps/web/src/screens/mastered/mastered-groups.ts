import type { Book, MasteredQuestion } from '@morsel/sdk/contract';

export interface MasteredGroup {
  readonly book: Book;
  readonly questions: readonly MasteredQuestion[];
}

/** The questions book by book, both in the order in which they come. */
export function groupByBook(questions: readonly MasteredQuestion[]): MasteredGroup[] {
  const byBook = Map.groupBy(questions, ({ book }) => book.id);
  return [...byBook.values()].flatMap((group) =>
    group[0] ? [{ book: group[0].book, questions: group }] : [],
  );
}

/** A question's type as readers see it: `match_pairs` is "MATCH PAIRS". */
export function typeText(type: string): string {
  return type.replaceAll('_', ' ').toUpperCase();
}
