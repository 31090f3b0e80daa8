import { type Static, Type } from 'typebox';

import { BITE_DECISIONS } from '../../domain/bites.ts';
import { MOST_INTEGER } from '../../domain/limits.ts';
import { Count, Id, nullable, Revision, strict } from './scalars.ts';

const Offset = Type.Integer({ minimum: 0, maximum: MOST_INTEGER });

export const Span = Type.Object(
  { start: Offset, end: Offset },
  {
    ...strict,
    description:
      'A part of a sentence: offsets in UTF-16, `end` is the first that is not part of it.',
  },
);
export type Span = Static<typeof Span>;

export const Bite = Type.Object(
  {
    id: Id,
    revision: Revision,
    sourceId: Id,
    chapter: Type.String(),
    before: nullable(Type.String()),
    sentence: Type.String(),
    gaps: Type.Array(Span),
    card: nullable(Type.Object({ front: Type.String(), back: Type.String() })),
  },
  {
    description:
      "A sentence of a reader's text that they may keep as an item of their own, which has the " +
      "bite's id then; `revision` is the one that it becomes when it is kept next, and goes " +
      'along with that. `before` is the sentence before it; `gaps` are the parts of it that are ' +
      'proposed to be hidden, best first; `card` is there where it can be a flashcard.',
  },
);
export type Bite = Static<typeof Bite>;

export const Bites = Type.Object(
  {
    bites: Type.Array(Bite),
    kept: Count,
    skipped: Count,
    left: Count,
    reason: Type.Optional(Type.String()),
    isLooking: Type.Optional(Type.Literal(true)),
  },
  {
    description:
      'The bites of a book that lie before a reader, best first, and how many they have kept ' +
      'and skipped. `left` is how many are still to come. Where there is none to offer, ' +
      '`reason` says why and what to do; `isLooking`: a text is still being looked through, so ' +
      'that asking again is of use.',
  },
);
export type Bites = Static<typeof Bites>;

export const BiteDecision = Type.Union(
  [
    Type.Object({ decision: Type.Literal('kept'), gap: nullable(Span) }, strict),
    Type.Object({ decision: Type.Literal('skipped') }, strict),
    Type.Object({ decision: Type.Literal('open') }, strict),
  ],
  {
    description:
      'What a reader says of a bite: kept as a question that hides `gap`, or, where that is ' +
      'null, as its card; skipped; or open again.',
  },
);
export type BiteDecision = Static<typeof BiteDecision>;

export const BiteResult = Type.Object({ decision: Type.Enum(BITE_DECISIONS) });
export type BiteResult = Static<typeof BiteResult>;
