import { type Static, Type } from 'typebox';

import { QUESTION_KINDS } from '../../domain/kinds.ts';
import { Book } from './book.ts';
import { CalendarDay, Count, EpochMs, Id, nullable } from './scalars.ts';

export const QuestionKind = Type.Enum(QUESTION_KINDS);
export type QuestionKind = Static<typeof QuestionKind>;

export const PairColumns = Type.Object(
  {
    left: Type.Array(Type.String()),
    right: Type.Array(Type.String()),
  },
  { description: 'The two columns of a match_pairs question, each in its own order.' },
);
export type PairColumns = Static<typeof PairColumns>;

export const QuestionOptions = Type.Union([Type.Array(Type.String()), PairColumns], {
  description: 'A flat array, or the two columns of match_pairs.',
});
export type QuestionOptions = Static<typeof QuestionOptions>;

export const Question = Type.Object(
  {
    itemType: Type.Literal('question'),
    id: Id,
    revision: Count,
    type: QuestionKind,
    questionText: Type.String(),
    options: QuestionOptions,
    placed: Type.Optional(Count),
    imageUrl: nullable(Type.String()),
    place: nullable(Type.String()),
    dueAt: Type.Optional(EpochMs),
    earnedOn: Type.Optional(CalendarDay),
    ismastered: Type.Boolean(),
    book: Book,
  },
  {
    description:
      'A question as readers see it before answering: neither answer nor explanation. `placed` ' +
      "is how many of an arrange_list's options belong, where not all do. `dueAt` is when the " +
      "reader's memory asks for it again; absent until they have practised it. `earnedOn` is " +
      'the last local day on which it has earned XP, in feeds, for what is due again so soon ' +
      'that this may be today.',
  },
);
export type Question = Static<typeof Question>;

export const Questions = Type.Array(Question);
export type Questions = Static<typeof Questions>;
