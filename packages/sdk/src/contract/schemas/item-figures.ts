import { type Static, Type } from 'typebox';

import { DOUBTS } from '../../domain/doubts.ts';
import { Count, EpochMs, nullable, strict } from './scalars.ts';

/** Where a figure lies with a certainty of 95 %, by the number of readers that it is from. */
const interval = (minimum: number) => ({
  least: Type.Number({ minimum, maximum: 1 }),
  most: Type.Number({ minimum, maximum: 1 }),
});

export const ItemFigures = Type.Object(
  {
    readers: Count,
    right: Count,
    share: Type.Object(interval(0)),
    discrimination: nullable(
      Type.Object({
        value: Type.Number({ minimum: -1, maximum: 1 }),
        ...interval(-1),
        readers: Count,
      }),
    ),
    unused: Type.Array(Type.Object({ option: Type.String(), readers: Count })),
    doubts: Type.Array(Type.Enum(DOUBTS)),
    isFine: Type.Boolean(),
    countedAt: EpochMs,
  },
  {
    description:
      "What readers' first answers to a question say of it, as it is now. `right` of `readers` " +
      'were right, and of many readers a share within `share` would be. `discrimination` goes ' +
      'from -1 to 1: how much more often those are right who know more of the book; null while ' +
      'too few readers can be compared. `unused` are the wrong options that hardly anybody ' +
      'picked. An admin may have said that it `isFine`.',
  },
);
export type ItemFigures = Static<typeof ItemFigures>;

export const FiguresDecision = Type.Object(
  { isFine: Type.Boolean() },
  {
    ...strict,
    description: 'Says that a question is fine in spite of its figures, or takes that back.',
  },
);
export type FiguresDecision = Static<typeof FiguresDecision>;
