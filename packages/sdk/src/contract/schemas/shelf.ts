import { type Static, Type } from 'typebox';

import { Book } from './book.ts';
import { Id, Percent, strict } from './scalars.ts';

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
