import type { Grounding } from '@morsel/sdk/domain';

import type { ItemContent } from '../../items/item-content.ts';
import type { Draft } from '../draft.ts';

/** Where in a text an item comes from; `start` and `end` are of the quote in its chapter. */
export type QuoteOrigin = {
  readonly chunk: number;
  readonly chapter: number;
  readonly title: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
};

/** A draft that has passed the rules, unless a doubt of theirs is still to be settled. */
export type ItemCandidate = Omit<Draft, 'quote'> & {
  readonly content: ItemContent;
  /** Null for what a model wrote from memory. */
  readonly origin: QuoteOrigin | null;
};

/** What all items of a batch have in common. */
export type Provenance = {
  readonly grounding: Grounding;
  readonly model: string | null;
  readonly promptVersion: string | null;
};
