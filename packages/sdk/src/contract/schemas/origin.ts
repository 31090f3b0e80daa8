import { type Static, Type } from 'typebox';

import { GROUNDINGS } from '../../domain/generation.ts';
import { nullable } from './scalars.ts';

export const Grounding = Type.Enum(GROUNDINGS);
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
