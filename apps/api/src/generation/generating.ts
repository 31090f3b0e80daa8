import type { GenerationResult } from '@morsel/sdk/contract';

/** What is made of a book, as readers call it. */
export type Makeable = 'questions' | 'flashcards';

/** What came of it; where it has cost nothing, it does not count towards the limits of a day. */
export type Generation = { readonly result: GenerationResult; readonly hasCost: boolean };

/**
 * Makes a batch of items for a book. Nothing is invented: while there is neither a model nor a text
 * of the book to work from, the count is 0 and the reason says so.
 */
export async function generateItems(what: Makeable): Promise<Generation> {
  const reason =
    `No ${what} were made: Morsel has neither an AI provider nor a text of this book to work ` +
    'from. The book is kept; try again when one of the two is there.';
  return { result: { count: 0, reason }, hasCost: false };
}
