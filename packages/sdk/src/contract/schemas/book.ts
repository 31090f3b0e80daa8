import { type Static, Type } from 'typebox';

import { CURSOR } from '../../domain/formats.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { MOST_BOOKS_PAGE } from '../../domain/paging.ts';
import { TOPIC_NAMES } from '../../domain/topics.ts';
import { Count, Id, nullable, Percent, printableText, strict } from './scalars.ts';
import { Topic } from './topic.ts';

export const Book = Type.Object(
  {
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
  },
  {
    description:
      '`coverUrl` is the fallback picture; `year` is negative before the common era. `listed` ' +
      'is there, and false, while only admins and those who added the book find it: until an ' +
      'admin approves it.',
  },
);
export type Book = Static<typeof Book>;

export const ListedBook = Type.Object(
  {
    ...Book.properties,
    questionCount: Count,
    flashcardCount: Count,
  },
  { description: 'A book with how much there is to study in it for who looks.' },
);
export type ListedBook = Static<typeof ListedBook>;

export const Books = Type.Array(ListedBook);
export type Books = Static<typeof Books>;

export const BooksQuery = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, default: MOST_BOOKS_PAGE })),
    cursor: Type.Optional(Type.String({ pattern: CURSOR })),
    q: Type.Optional(printableText({ maxLength: LONGEST.bookSearch })),
    topic: Type.Optional(Type.Enum(TOPIC_NAMES)),
  },
  {
    ...strict,
    description:
      'Which books are wanted: those with all words of `q` in title, author or description, and ' +
      `of \`topic\`. A \`limit\` above ${MOST_BOOKS_PAGE} counts as that. The rest of them is at the ` +
      'address that the header `Link` names as `next`; its `cursor` is where the page ends, so ' +
      'that none is skipped or comes twice when books are added meanwhile.',
  },
);
export type BooksQuery = Static<typeof BooksQuery>;

export const NewBook = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: LONGEST.title }),
    author: Type.String({ minLength: 1, maxLength: LONGEST.author }),
    imageUrl: Type.Optional(Type.String({ maxLength: LONGEST.imageUrl })),
    topic: Type.Optional(Type.Enum(TOPIC_NAMES)),
    description: Type.Optional(Type.String({ maxLength: LONGEST.description })),
  },
  {
    ...strict,
    description: 'Without topic and description Morsel finds them itself where it can.',
  },
);
export type NewBook = Static<typeof NewBook>;

export const CreatedBook = Type.Object(
  {
    id: Id,
    title: Type.String(),
    listed: Type.Optional(Type.Boolean()),
  },
  { description: '`listed` is as in a book.' },
);
export type CreatedBook = Static<typeof CreatedBook>;

export const BookChange = Type.Object(
  { imageUrl: Type.String({ maxLength: LONGEST.imageUrl }) },
  strict,
);
export type BookChange = Static<typeof BookChange>;

export const AdminBook = Type.Object(
  {
    ...ListedBook.properties,
    addedBy: nullable(Id),
    listed: Type.Boolean(),
    hidden: Type.Boolean(),
  },
  {
    description:
      'A book as admins see it: how much there is to study for all, whether everybody finds it ' +
      'in the library (`listed`), and whether it has been taken away from everybody (`hidden`).',
  },
);
export type AdminBook = Static<typeof AdminBook>;

export const AdminBooks = Type.Array(AdminBook);
export type AdminBooks = Static<typeof AdminBooks>;

export const AdminBooksQuery = Type.Object(
  {
    ...BooksQuery.properties,
    state: Type.Optional(Type.Enum(['waiting', 'hidden', 'empty'])),
  },
  {
    ...strict,
    description: "`waiting`: for an admin's word. `empty`: with nothing to study for all.",
  },
);
export type AdminBooksQuery = Static<typeof AdminBooksQuery>;

export const LibraryTotals = Type.Object(
  {
    books: Count,
    waiting: Count,
    withQuestions: Count,
  },
  {
    description:
      "How many books there are in all, how many wait for an admin's word, and with questions " +
      'for all.',
  },
);
export type LibraryTotals = Static<typeof LibraryTotals>;

const moderation = {
  listed: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
};

export const BookModeration = Type.Object(moderation, { ...strict, minProperties: 1 });
export type BookModeration = Static<typeof BookModeration>;

export const BooksModeration = Type.Object(
  {
    bookIds: Type.Array(Id, { minItems: 1, maxItems: MOST_BOOKS_PAGE, uniqueItems: true }),
    ...moderation,
  },
  { description: 'The same for several books at once.', ...strict, minProperties: 2 },
);
export type BooksModeration = Static<typeof BooksModeration>;

export const ShelfEntry = Type.Object(
  {
    id: Id,
    book: Book,
    progress: Percent,
    ismastered: Type.Boolean(),
  },
  {
    description:
      "`progress` is the share of the book's questions that the reader has answered right once.",
  },
);
export type ShelfEntry = Static<typeof ShelfEntry>;

export const Shelf = Type.Array(ShelfEntry);
export type Shelf = Static<typeof Shelf>;

export const ShelveRequest = Type.Object({ bookId: Id }, strict);
export type ShelveRequest = Static<typeof ShelveRequest>;
