import { type Static, Type } from 'typebox';

import { nullable } from './scalars.ts';

/**
 * What an item was made from. source: by a model from a text of the book, its quote checked.
 * extractive: from a text of the book without a model. memory: by a model from title and author
 * alone, not checked against the book.
 */
export const Grounding = Type.Enum(['source', 'extractive', 'memory']);
export type Grounding = Static<typeof Grounding>;

/** Where a generated item comes from; chapter and quote are null where no text was there. */
export const Origin = Type.Object({
  grounding: Grounding,
  chapter: nullable(Type.String()),
  quote: nullable(Type.String()),
});
export type Origin = Static<typeof Origin>;

/** A quote in its context: the text before and after it, cut at word boundaries. */
export const Passage = Type.Object({
  chapter: Type.String(),
  before: Type.String(),
  quote: Type.String(),
  after: Type.String(),
});
export type Passage = Static<typeof Passage>;
