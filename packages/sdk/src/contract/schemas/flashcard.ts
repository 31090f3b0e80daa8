import { type Static, Type } from 'typebox';

import { Achievement } from './achievement.ts';
import { Book } from './book.ts';
import { Origin } from './origin.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

/** `origin` is there for generated cards, `dueAt` as for questions. */
export const Flashcard = Type.Object({
  itemType: Type.Literal('flashcard'),
  id: Id,
  revision: Count,
  front: Type.String(),
  back: Type.String(),
  imageUrl: nullable(Type.String()),
  place: nullable(Type.String()),
  dueAt: Type.Optional(EpochMs),
  origin: Type.Optional(Origin),
  book: Book,
});
export type Flashcard = Static<typeof Flashcard>;

export const Flashcards = Type.Array(Flashcard);
export type Flashcards = Static<typeof Flashcards>;

export const Difficulty = Type.Enum(['easy', 'medium', 'hard']);
export type Difficulty = Static<typeof Difficulty>;

export const Rating = Type.Object({ difficulty: Difficulty }, strict);
export type Rating = Static<typeof Rating>;

/** `xp` is what this rating earned. */
export const RatingResult = Type.Object({
  difficulty: Difficulty,
  xp: Count,
  achievement: Type.Optional(Achievement),
});
export type RatingResult = Static<typeof RatingResult>;
