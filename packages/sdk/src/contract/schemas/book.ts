import { type Static, Type } from 'typebox';

import { Count, Id, nullable, strict } from './scalars.ts';
import { Topic, TOPIC_NAMES } from './topic.ts';

/** `coverUrl` is the fallback picture; `year` is negative before the common era. */
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
});
export type Book = Static<typeof Book>;

export const Books = Type.Array(Book);
export type Books = Static<typeof Books>;

/** Without topic and description Morsel finds them itself where it can. */
export const NewBook = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 200 }),
    author: Type.String({ minLength: 1, maxLength: 200 }),
    imageUrl: Type.Optional(Type.String({ maxLength: 2048 })),
    topic: Type.Optional(Type.Enum(TOPIC_NAMES)),
    description: Type.Optional(Type.String({ maxLength: 600 })),
  },
  strict,
);
export type NewBook = Static<typeof NewBook>;

export const CreatedBook = Type.Object({ id: Id, title: Type.String() });
export type CreatedBook = Static<typeof CreatedBook>;

export const BookChange = Type.Object({ imageUrl: Type.String({ maxLength: 2048 }) }, strict);
export type BookChange = Static<typeof BookChange>;

/**
 * A book as admins see it: how much there is to study, whether everybody finds it in the library
 * (`listed`), and whether it has been taken away from everybody (`hidden`).
 */
export const AdminBook = Type.Object({
  ...Book.properties,
  questionCount: Count,
  flashcardCount: Count,
  addedBy: nullable(Id),
  listed: Type.Boolean(),
  hidden: Type.Boolean(),
});
export type AdminBook = Static<typeof AdminBook>;

export const AdminBooks = Type.Array(AdminBook);
export type AdminBooks = Static<typeof AdminBooks>;

export const BookModeration = Type.Object(
  { listed: Type.Optional(Type.Boolean()), hidden: Type.Optional(Type.Boolean()) },
  { ...strict, minProperties: 1 },
);
export type BookModeration = Static<typeof BookModeration>;
