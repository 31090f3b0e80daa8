import { type Static, Type } from 'typebox';

import { DIFFICULTIES } from '../../domain/answers.ts';
import { Achievement } from './achievement.ts';
import { Book } from './book.ts';
import { Origin } from './origin.ts';
import { CalendarDay, Count, EpochMs, Id, nullable, strict } from './scalars.ts';

export const Flashcard = Type.Object(
  {
    itemType: Type.Literal('flashcard'),
    id: Id,
    revision: Count,
    front: Type.String(),
    back: Type.String(),
    imageUrl: nullable(Type.String()),
    place: nullable(Type.String()),
    dueAt: Type.Optional(EpochMs),
    earnedOn: Type.Optional(CalendarDay),
    origin: Type.Optional(Origin),
    book: Book,
  },
  {
    description: '`origin` is there for generated cards, `dueAt` and `earnedOn` as for questions.',
  },
);
export type Flashcard = Static<typeof Flashcard>;

export const Flashcards = Type.Array(Flashcard);
export type Flashcards = Static<typeof Flashcards>;

export const Difficulty = Type.Enum(DIFFICULTIES);
export type Difficulty = Static<typeof Difficulty>;

export const Rating = Type.Object({ difficulty: Difficulty }, strict);
export type Rating = Static<typeof Rating>;

export const RatingResult = Type.Object(
  {
    difficulty: Difficulty,
    xp: Count,
    level: Type.Optional(Count),
    achievement: Type.Optional(Achievement),
  },
  { description: '`xp` is what this rating earned; `level` is there where it reached a new one.' },
);
export type RatingResult = Static<typeof RatingResult>;
