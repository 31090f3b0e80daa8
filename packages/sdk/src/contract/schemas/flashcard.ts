import { type Static, Type } from 'typebox';

import { Book } from './book.ts';
import { Origin } from './origin.ts';
import { Count, Id, nullable, strict } from './scalars.ts';

/** `origin` is there for generated cards. */
export const Flashcard = Type.Object({
  itemType: Type.Literal('flashcard'),
  id: Id,
  revision: Count,
  front: Type.String(),
  back: Type.String(),
  imageUrl: nullable(Type.String()),
  place: nullable(Type.String()),
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
export const RatingResult = Type.Object({ difficulty: Difficulty, xp: Count });
export type RatingResult = Static<typeof RatingResult>;
