import type { AuthoredItem } from '../items/composing.ts';

/** What is made of a book, as readers call it. */
export type Makeable = 'questions' | 'flashcards';

/** What an item was made from; see `Origin` in the contract. */
export type Grounding = 'source' | 'memory' | 'extractive';

/** An item as a model or the extractive generator proposes it, not yet checked. */
export type Draft = {
  readonly item: AuthoredItem;
  /** 1 easy to 3 hard. */
  readonly difficulty: number;
  /** The words of the passage that make it true; null without a text. */
  readonly quote: string | null;
};
