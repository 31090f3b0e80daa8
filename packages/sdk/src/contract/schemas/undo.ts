import { type Static, Type } from 'typebox';

import { Id, OpId, strict } from './scalars.ts';
import { UserStats } from './user.ts';

export const UndoRequest = Type.Object(
  { userId: Id, itemId: Id, opId: OpId },
  {
    ...strict,
    description: 'The answer or rating of this item that was the operation `opId` is taken back.',
  },
);
export type UndoRequest = Static<typeof UndoRequest>;

export const UndoResult = Type.Object(
  { undone: OpId, stats: UserStats },
  {
    description:
      "`undone` is the id of what does not count any more, `stats` the reader's without it.",
  },
);
export type UndoResult = Static<typeof UndoResult>;
