import { type Static, Type } from 'typebox';

import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

export const HighlightedBook = Type.Object(
  {
    id: Id,
    title: Type.String(),
    author: Type.String(),
    source: nullable(Type.String()),
    highlights: Count,
    receivedAt: EpochMs,
    book: nullable(Type.Object({ id: Id, title: Type.String(), slug: Type.String() })),
  },
  {
    description:
      'A title and author under which an app (`source`, in its own word) has sent highlights, and ' +
      'the `book` into a text of which they are put; null: none of the reader’s.',
  },
);
export type HighlightedBook = Static<typeof HighlightedBook>;

export const HighlightedBooks = Type.Object(
  { books: Type.Array(HighlightedBook), makesCards: Type.Boolean() },
  {
    description:
      'Those of which highlights came last first. `makesCards`: highlights that come become ' +
      'flashcards, too.',
  },
);
export type HighlightedBooks = Static<typeof HighlightedBooks>;

export const HighlightsChoice = Type.Object({ makesCards: Type.Boolean() }, strict);
export type HighlightsChoice = Static<typeof HighlightsChoice>;

export const HighlightsLink = Type.Object(
  { bookId: nullable(Id) },
  { ...strict, description: 'The book that highlights are of; null: none of the reader’s.' },
);
export type HighlightsLink = Static<typeof HighlightsLink>;

export const UserHighlightsParams = Type.Object({ userId: Id, highlightedBookId: Id }, strict);
export type UserHighlightsParams = Static<typeof UserHighlightsParams>;
