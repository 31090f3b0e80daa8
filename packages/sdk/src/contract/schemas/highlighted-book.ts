import { type Static, Type } from 'typebox';

import { HIGHLIGHTS_LINKS } from '../../domain/readwise.ts';
import { Count, EpochMs, Id, nullable, strict } from './scalars.ts';

export const HighlightedBook = Type.Object(
  {
    id: Id,
    title: Type.String(),
    author: Type.String(),
    source: nullable(Type.String()),
    highlights: Count,
    waiting: Count,
    receivedAt: EpochMs,
    book: nullable(Type.Object({ id: Id, title: Type.String(), slug: Type.String() })),
    link: nullable(Type.Enum(HIGHLIGHTS_LINKS)),
  },
  {
    description:
      'A title and author under which an app (`source`, in its own word) has sent highlights, how ' +
      'many, and how many of them wait to be put into a text. `book` is the one that they are of, ' +
      '`link` how that is known: by title and author, or by the reader’s word. Without a book ' +
      'nobody knows yet, or the reader says that it is none of theirs.',
  },
);
export type HighlightedBook = Static<typeof HighlightedBook>;

export const HighlightedBooks = Type.Object(
  {
    books: Type.Array(HighlightedBook),
    makesCards: Type.Boolean(),
    addsBooks: Type.Boolean(),
  },
  {
    description:
      'Those of which highlights came last first. `makesCards`: highlights that come become ' +
      'flashcards, too; `addsBooks`: books that they are of are added where they are not there.',
  },
);
export type HighlightedBooks = Static<typeof HighlightedBooks>;

export const HighlightsChoice = Type.Object(
  { makesCards: Type.Optional(Type.Boolean()), addsBooks: Type.Optional(Type.Boolean()) },
  { ...strict, description: 'What is not named stays as it was.' },
);
export type HighlightsChoice = Static<typeof HighlightsChoice>;

export const HighlightsLink = Type.Object(
  { bookId: nullable(Id) },
  { ...strict, description: 'The book that highlights are of; null: none of the reader’s.' },
);
export type HighlightsLink = Static<typeof HighlightsLink>;

export const UserHighlightsParams = Type.Object({ userId: Id, highlightedBookId: Id }, strict);
export type UserHighlightsParams = Static<typeof UserHighlightsParams>;

/** What apps have sent of the reader's highlights, in an export. */
export const HighlightsOfReader = Type.Object({
  title: Type.String(),
  author: Type.String(),
  source: nullable(Type.String()),
  bookId: nullable(Id),
  link: nullable(Type.Enum(HIGHLIGHTS_LINKS)),
  receivedAt: EpochMs,
  highlights: Type.Array(
    Type.Object({
      text: Type.String(),
      note: nullable(Type.String()),
      url: nullable(Type.String()),
      location: Count,
      highlightedAt: nullable(EpochMs),
      receivedAt: EpochMs,
    }),
  ),
});
