import { type Static, Type } from 'typebox';

import { GROUNDINGS } from '../../domain/generation.ts';
import { nullable } from './scalars.ts';

export const Grounding = Type.Enum(GROUNDINGS);
export type Grounding = Static<typeof Grounding>;

export const Origin = Type.Object(
  {
    grounding: Grounding,
    chapter: nullable(Type.String()),
    quote: nullable(Type.String()),
  },
  {
    description:
      'Where a generated item comes from; chapter and quote are null where no text was there.',
  },
);
export type Origin = Static<typeof Origin>;

export const Passage = Type.Object(
  {
    chapter: Type.String(),
    before: Type.String(),
    quote: Type.String(),
    after: Type.String(),
  },
  { description: 'A quote in its context: the text before and after it, cut at word boundaries.' },
);
export type Passage = Static<typeof Passage>;
