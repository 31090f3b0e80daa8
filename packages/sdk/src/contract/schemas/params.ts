import { type Static, Type } from 'typebox';

import { LONGEST } from '../../domain/lengths.ts';
import { Id, printableText, strict } from './scalars.ts';

export const UserParams = Type.Object({ userId: Id }, strict);
export type UserParams = Static<typeof UserParams>;

export const UserQuery = Type.Object(
  { userId: Type.Optional(Id) },
  { ...strict, description: 'Whom the caller takes themselves for: it must be them.' },
);
export type UserQuery = Static<typeof UserQuery>;

export const BookParams = Type.Object({ bookId: Id }, strict);
export type BookParams = Static<typeof BookParams>;

export const SlugParams = Type.Object(
  { slug: printableText({ minLength: 1, maxLength: LONGEST.slug }) },
  strict,
);
export type SlugParams = Static<typeof SlugParams>;

export const QuestionParams = Type.Object({ questionId: Id }, strict);
export type QuestionParams = Static<typeof QuestionParams>;

export const FlashcardParams = Type.Object({ flashcardId: Id }, strict);
export type FlashcardParams = Static<typeof FlashcardParams>;

export const UserBookParams = Type.Object({ userId: Id, bookId: Id }, strict);
export type UserBookParams = Static<typeof UserBookParams>;

export const ItemParams = Type.Object(
  { itemId: Id },
  { ...strict, description: 'A question or a flashcard.' },
);
export type ItemParams = Static<typeof ItemParams>;

export const UserItemParams = Type.Object({ userId: Id, itemId: Id }, strict);
export type UserItemParams = Static<typeof UserItemParams>;

export const UserBiteParams = Type.Object({ userId: Id, biteId: Id }, strict);
export type UserBiteParams = Static<typeof UserBiteParams>;

export const UserSourceParams = Type.Object({ userId: Id, sourceId: Id }, strict);
export type UserSourceParams = Static<typeof UserSourceParams>;
