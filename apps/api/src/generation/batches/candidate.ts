import type { AuthoredItem } from '../../items/composing.ts';
import type { ItemContent } from '../../items/content.ts';
import type { Grounding } from '../draft.ts';

/** Where in a text an item comes from; `start` and `end` are of the quote in its chapter. */
export type QuotePlace = {
  readonly chunk: number;
  readonly chapter: number;
  readonly title: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
};

/** A draft that has passed the rules. */
export type Candidate = {
  readonly item: AuthoredItem;
  readonly content: ItemContent;
  /** 1 easy to 3 hard. */
  readonly difficulty: number;
  /** Null for what a model wrote from memory. */
  readonly place: QuotePlace | null;
};

/** What all items of a batch have in common. */
export type Provenance = {
  readonly grounding: Grounding;
  readonly model: string | null;
  readonly promptVersion: string | null;
};
