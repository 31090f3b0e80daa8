import { type Static, Type } from 'typebox';

import { Book } from './book.ts';
import { Count, EpochMs, Id, nullable } from './scalars.ts';

export const QuestionType = Type.Enum(['mcq', 'true_false', 'match_pairs', 'arrange_list']);
export type QuestionType = Static<typeof QuestionType>;

/** The two columns of a match_pairs question, each in its own order. */
export const PairColumns = Type.Object({
  left: Type.Array(Type.String()),
  right: Type.Array(Type.String()),
});
export type PairColumns = Static<typeof PairColumns>;

/** A flat array, or the two columns of match_pairs. */
export const QuestionOptions = Type.Union([Type.Array(Type.String()), PairColumns]);
export type QuestionOptions = Static<typeof QuestionOptions>;

/**
 * A question as readers see it before answering: neither answer nor explanation. `dueAt` is when the
 * reader's memory asks for it again; absent until they have practised it.
 */
export const Question = Type.Object({
  itemType: Type.Literal('question'),
  id: Id,
  revision: Count,
  type: QuestionType,
  questionText: Type.String(),
  options: QuestionOptions,
  imageUrl: nullable(Type.String()),
  place: nullable(Type.String()),
  dueAt: Type.Optional(EpochMs),
  ismastered: Type.Boolean(),
  book: Book,
});
export type Question = Static<typeof Question>;

export const Questions = Type.Array(Question);
export type Questions = Static<typeof Questions>;
