import { type Static, Type } from 'typebox';

import { Achievement } from './achievement.ts';
import { Origin } from './origin.ts';
import { Count, Id, strict } from './scalars.ts';

const anAnswer = [
  Type.Integer({ minimum: 0, maximum: 100 }),
  Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: 100 }),
  Type.Record(Type.String({ maxLength: 300 }), Type.String({ maxLength: 300 }), {
    maxProperties: 100,
  }),
] as const;

/**
 * mcq: index of the option. true_false: 0 for TRUE, 1 for FALSE. arrange_list: option indexes in
 * their order. match_pairs: map from left item to right item.
 */
export const RightAnswer = Type.Union([...anAnswer]);
export type RightAnswer = Static<typeof RightAnswer>;

/** The same as the reader chose it; 'unknown', for each kind of question: they do not know. */
export const Answer = Type.Union([Type.Literal('unknown'), ...anAnswer]);
export type Answer = Static<typeof Answer>;

export const AnswerRequest = Type.Object({ userId: Id, questionId: Id, answer: Answer }, strict);
export type AnswerRequest = Static<typeof AnswerRequest>;

/**
 * `xp` is what this answer earned; `correctAnswer` has the shape of the question's answers; `origin`
 * is there for generated questions.
 */
export const AnswerResult = Type.Object({
  isCorrect: Type.Boolean(),
  explanation: Type.String(),
  correctAnswer: RightAnswer,
  streak: Count,
  xp: Count,
  origin: Type.Optional(Origin),
  achievement: Type.Optional(Achievement),
});
export type AnswerResult = Static<typeof AnswerResult>;

/**
 * What a reader's write may tell about itself: its id (the same id never counts twice), when it
 * was done (epoch ms), the reader's IANA time zone, and the revision of the item they saw.
 */
export const OperationHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
  'answered-at': Type.Optional(Type.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })),
  'time-zone': Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  'item-revision': Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export type OperationHeaders = Static<typeof OperationHeaders>;
