import { type Static, Type } from 'typebox';

import { UNKNOWN } from '../../domain/answers.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { MOST_OPTIONS } from '../../domain/limits.ts';
import { Achievement } from './achievement.ts';
import { Origin } from './origin.ts';
import { Count, EpochMs, Id, OpId, Revision, strict, TimeZone } from './scalars.ts';

const Option = Type.String({ maxLength: LONGEST.option });

const Index = Type.Integer({ minimum: 0, maximum: MOST_OPTIONS });

const anAnswer = [
  Index,
  Type.Array(Index, { maxItems: MOST_OPTIONS }),
  Type.Record(Option, Option, { maxProperties: MOST_OPTIONS }),
] as const;

export const RightAnswer = Type.Union([...anAnswer], {
  description:
    'mcq: index of the option. true_false: 0 for TRUE, 1 for FALSE. arrange_list: option ' +
    'indexes in their order. match_pairs: map from left item to right item. typed and cloze: ' +
    '`{ text }`, what is written.',
});
export type RightAnswer = Static<typeof RightAnswer>;

export const Answer = Type.Union([Type.Literal(UNKNOWN), ...anAnswer], {
  description:
    "The same as the reader chose it; 'unknown', for each kind of question: they do not know.",
});
export type Answer = Static<typeof Answer>;

export const Reason = Type.Object(
  {
    mistake: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST.option }), {
      minItems: 1,
      maxItems: 2,
    }),
    reason: Type.String({ minLength: 1, maxLength: LONGEST.reason }),
  },
  {
    description:
      'Why a wrong answer is wrong, by the texts of the question that the mistake shows in.',
  },
);
export type Reason = Static<typeof Reason>;

export const Explaining = Type.Object(
  {
    explanation: Type.String(),
    accepted: Type.Optional(Type.Array(Type.String())),
    reasons: Type.Optional(Type.Array(Reason)),
    standing: Type.Optional(Type.String()),
  },
  {
    description:
      'What explains a question: `accepted` are other wordings of what is right in a written ' +
      'question; `reasons` say why wrong answers are wrong; `standing` is there where later ' +
      'research disputes the book.',
  },
);
export type Explaining = Static<typeof Explaining>;

export const AnswerRequest = Type.Object({ userId: Id, questionId: Id, answer: Answer }, strict);
export type AnswerRequest = Static<typeof AnswerRequest>;

export const AnswerResult = Type.Object(
  {
    isCorrect: Type.Boolean(),
    explanation: Type.String(),
    correctAnswer: RightAnswer,
    accepted: Type.Optional(Type.Array(Type.String())),
    reason: Type.Optional(Type.String()),
    standing: Type.Optional(Type.String()),
    streak: Count,
    xp: Count,
    level: Type.Optional(Count),
    lostStreak: Type.Optional(Count),
    origin: Type.Optional(Origin),
    achievement: Type.Optional(Achievement),
  },
  {
    description:
      "`xp` is what this answer earned; `correctAnswer` has the shape of the question's " +
      'answers; `origin` is there for generated questions, `level` where the answer reached a ' +
      'new one, `lostStreak` (how many right answers in a row it ended) where it ended any. ' +
      '`reason` says why this wrong answer is wrong, where that is known; `accepted` are other ' +
      'wordings that are right.',
  },
);
export type AnswerResult = Static<typeof AnswerResult>;

export const OperationHeaders = Type.Object(
  {
    'idempotency-key': Type.Optional(OpId),
    'answered-at': Type.Optional(EpochMs),
    'time-zone': Type.Optional(TimeZone),
    'item-revision': Type.Optional(Revision),
  },
  {
    description:
      "What a reader's write may tell about itself: its id (the same id never counts twice), " +
      "when it was done (epoch ms), the reader's IANA time zone, and the revision of the item " +
      'they saw.',
  },
);
export type OperationHeaders = Static<typeof OperationHeaders>;
