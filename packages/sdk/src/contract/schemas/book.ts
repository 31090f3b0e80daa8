import { type Static, Type } from 'typebox';

import { CURSOR } from '../../domain/formats.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { MOST_BOOKS_PAGE } from '../../domain/paging.ts';
import { TOPIC_NAMES } from '../../domain/topics.ts';
import { Count, Id, nullable, Percent, printableText, strict } from './scalars.ts';
import { Topic } from './topic.ts';

/**
 * `coverUrl` is the fallback picture; `year` is negative before the common era. `listed` is there, and
 * false, while only admins and those who added the book find it: until an admin approves it.
 */
export const Book = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  author: Type.String(),
  year: nullable(Type.Integer()),
  description: Type.String(),
  imageUrl: nullable(Type.String()),
  coverUrl: nullable(Type.String()),
  topic: Topic,
  listed: Type.Optional(Type.Boolean()),
});
export type Book = Static<typeof Book>;

/** A book with how much there is to study in it for who looks. */
export const ListedBook = Type.Object({
  ...Book.properties,
  questionCount: Count,
  flashcardCount: Count,
});
export type ListedBook = Static<typeof ListedBook>;

export const Books = Type.Array(ListedBook);
export type Books = Static<typeof Books>;

/**
 * Which books are wanted: those with all words of `q` in title, author or description, and of `topic`. A
 * `limit` above `MOST_BOOKS_PAGE` counts as that. The rest of them is at the address that the header `Link`
 * names as `next`; its `cursor` is where the page ends, so that none is skipped or comes twice when books
 * are added meanwhile.
 */
export const BooksQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, default: MOST_BOOKS_PAGE })),
    cursor: Type.Optional(Type.String({ pattern: CURSOR })),
    q: Type.Optional(printableText({ maxLength: LONGEST.bookSearch })),
    topic: Type.Optional(Type.Enum(TOPIC_NAMES)),
  },
  strict,
);
export type BooksQuery = Static<typeof BooksQuery>;

/** Without topic and description Morsel finds them itself where it can. */
export const NewBook = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: LONGEST.title }),
    author: Type.String({ minLength: 1, maxLength: LONGEST.author }),
    imageUrl: Type.Optional(Type.String({ maxLength: LONGEST.imageUrl })),
    topic: Type.Optional(Type.Enum(TOPIC_NAMES)),
    description: Type.Optional(Type.String({ maxLength: LONGEST.description })),
  },
  strict,
);
export type NewBook = Static<typeof NewBook>;

/** `listed` is as in a book. */
export const CreatedBook = Type.Object({
  id: Id,
  title: Type.String(),
  listed: Type.Optional(Type.Boolean()),
});
export type CreatedBook = Static<typeof CreatedBook>;

export const BookChange = Type.Object(
  { imageUrl: Type.String({ maxLength: LONGEST.imageUrl }) },
  strict,
);
export type BookChange = Static<typeof BookChange>;

/**
 * A book as admins see it: how much there is to study for all, whether everybody finds it in the library
 * (`listed`), and whether it has been taken away from everybody (`hidden`).
 */
export const AdminBook = Type.Object({
  ...ListedBook.properties,
  addedBy: nullable(Id),
  listed: Type.Boolean(),
  hidden: Type.Boolean(),
});
export type AdminBook = Static<typeof AdminBook>;

export const AdminBooks = Type.Array(AdminBook);
export type AdminBooks = Static<typeof AdminBooks>;

/** `waiting`: for an admin's word. `empty`: with nothing to study for all. */
export const AdminBooksQuery = Type.Object(
  {
    ...BooksQuery.properties,
    state: Type.Optional(Type.Enum(['waiting', 'hidden', 'empty'])),
  },
  strict,
);
export type AdminBooksQuery = Static<typeof AdminBooksQuery>;

/** How many books there are in all, how many wait for an admin's word, and with questions for all. */
export const LibraryTotals = Type.Object({
  books: Count,
  waiting: Count,
  withQuestions: Count,
});
export type LibraryTotals = Static<typeof LibraryTotals>;

const moderation = {
  listed: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
};

export const BookModeration = Type.Object(moderation, { ...strict, minProperties: 1 });
export type BookModeration = Static<typeof BookModeration>;

/** The same for several books at once. */
export const BooksModeration = Type.Object(
  {
    bookIds: Type.Array(Id, { minItems: 1, maxItems: MOST_BOOKS_PAGE, uniqueItems: true }),
    ...moderation,
  },
  { ...strict, minProperties: 2 },
);
export type BooksModeration = Static<typeof BooksModeration>;

/** `progress` is the share of the book's questions that the reader has answered right once. */
export const ShelfEntry = Type.Object({
  id: Id,
  book: Book,
  progress: Percent,
  ismastered: Type.Boolean(),
});
export type ShelfEntry = Static<typeof ShelfEntry>;

export const Shelf = Type.Array(ShelfEntry);
export type Shelf = Static<typeof Shelf>;

export const ShelveRequest = Type.Object({ bookId: Id }, strict);
export type ShelveRequest = Static<typeof ShelveRequest>;
