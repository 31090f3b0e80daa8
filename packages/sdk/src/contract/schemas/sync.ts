import { type Static, Type } from 'typebox';

import { MOST_SYNCED } from '../../domain/limits.ts';
import { Answer, AnswerResult } from './answer.ts';
import { BiteDecision, BiteResult } from './bite.ts';
import { ClaimResult } from './claim.ts';
import { Difficulty, RatingResult } from './flashcard.ts';
import { MasterResult } from './mastery.ts';
import { Problem } from './problem.ts';
import { EpochMs, Id, Ok, OpId, Revision, strict, TimeZone } from './scalars.ts';
import { UndoResult } from './undo.ts';
import { UserStats } from './user.ts';

/** What every operation tells about itself, as the headers of the single calls do. */
const common = {
  opId: OpId,
  /** The question, flashcard, bite or book that it is about. */
  target: Id,
  answeredAt: EpochMs,
  timeZone: TimeZone,
  /** Revision of the item that the reader saw. */
  revision: Type.Optional(Revision),
};

export const SyncOperation = Type.Union(
  [
    Type.Object({ ...common, kind: Type.Literal('answer'), value: Answer }),
    Type.Object({ ...common, kind: Type.Literal('rating'), value: Difficulty }),
    Type.Object({ ...common, kind: Type.Literal('mastery'), value: Type.Boolean() }),
    Type.Object({ ...common, kind: Type.Literal('shelf'), value: Type.Boolean() }),
    /** Its value is the id of the answer or rating that is taken back. */
    Type.Object({ ...common, kind: Type.Literal('undo'), value: OpId }),
    /** Its value is the id of the wrong answer that was right. */
    Type.Object({ ...common, kind: Type.Literal('claim'), value: OpId }),
    /** The last of a bite holds. */
    Type.Object({ ...common, kind: Type.Literal('bite'), value: BiteDecision }),
  ],
  {
    description:
      'What a reader did, as devices keep it until it is sent. Devices may hold one for weeks: ' +
      'a shape that was ever released stays valid for ever.',
  },
);
export type SyncOperation = Static<typeof SyncOperation>;

export const SyncRequest = Type.Object(
  {
    /** The reader who did them. */
    userId: Id,
    /** The device's time as this was sent, by the clock that stamped the operations. */
    sentAt: EpochMs,
    operations: Type.Array(Type.Object({ opId: OpId }), { minItems: 1, maxItems: MOST_SYNCED }),
  },
  {
    ...strict,
    description:
      'Operations in the order in which they were done. Each is judged by itself, so one that ' +
      'is not in order (`SyncOperation`) is refused alone; only its id has to be there.',
  },
);
export type SyncRequest = Static<typeof SyncRequest>;

export const SyncResult = Type.Union(
  [
    Type.Object({
      opId: OpId,
      status: Type.Literal('applied'),
      reply: Type.Union([
        AnswerResult,
        RatingResult,
        MasterResult,
        Ok,
        UndoResult,
        ClaimResult,
        BiteResult,
      ]),
    }),
    Type.Object({ opId: OpId, status: Type.Literal('refused'), problem: Problem }),
    Type.Object({
      opId: OpId,
      status: Type.Literal('failed'),
      problem: Problem,
      waitsFor: Type.Optional(OpId),
    }),
  ],
  {
    description:
      'What became of an operation. `applied`: it counted, now or when it came before; `reply` ' +
      'is that of the single call. `refused`: it never will. `failed`: it may be sent again ' +
      'later; where it was not tried, `waitsFor` is the operation that failed before it.',
  },
);
export type SyncResult = Static<typeof SyncResult>;

export const SyncAnswer = Type.Object(
  {
    results: Type.Array(SyncResult),
    stats: UserStats,
    /** The server's time (epoch ms), by which the device corrects its own. */
    now: EpochMs,
  },
  {
    description:
      "One result for each operation, in their order, and the reader's stats after all of them.",
  },
);
export type SyncAnswer = Static<typeof SyncAnswer>;
