import { type Static, Type } from 'typebox';

import { Achievement } from './achievement.ts';
import { Book } from './book.ts';
import { QuestionKind } from './question.ts';
import { EpochMs, Id, strict } from './scalars.ts';

export const MasterRequest = Type.Object({ userId: Id, questionId: Id }, strict);
export type MasterRequest = Static<typeof MasterRequest>;

export const UserReference = Type.Object({ userId: Id }, strict);
export type UserReference = Static<typeof UserReference>;

export const MasterResult = Type.Object({
  ismastered: Type.Boolean(),
  achievement: Type.Optional(Achievement),
});
export type MasterResult = Static<typeof MasterResult>;

export const BookMastery = Type.Object(
  { ismastered: Type.Boolean() },
  {
    description:
      'A book is mastered when it has questions and all that the reader can see are mastered.',
  },
);
export type BookMastery = Static<typeof BookMastery>;

export const MasteredQuestion = Type.Object({
  id: Id,
  type: QuestionKind,
  questionText: Type.String(),
  masteredAt: EpochMs,
  book: Book,
});
export type MasteredQuestion = Static<typeof MasteredQuestion>;

export const MasteredQuestions = Type.Array(MasteredQuestion);
export type MasteredQuestions = Static<typeof MasteredQuestions>;
