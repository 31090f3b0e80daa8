import type { Db, Tx } from '../database/connection.ts';
import { NotFoundError } from '../errors.ts';
import { type PresentableBook, selectAnyBooks, selectBooks } from './select-items.ts';
import type { Viewer } from './visible-to.ts';

/** A book that the viewer may see; undefined when there is none. */
export function findBook(db: Db | Tx, viewer: Viewer, bookId: number) {
  return selectBooks(db, viewer).where('books.id', '=', bookId).executeTakeFirst();
}

/** A book whoever may see it. */
export type AnyBook = NonNullable<Awaited<ReturnType<typeof findAnyBook>>>;

/** A book whoever may see it; undefined when there is none. */
export function findAnyBook(db: Db | Tx, bookId: number) {
  return selectAnyBooks(db)
    .select('books.topicChosen')
    .where('books.id', '=', bookId)
    .executeTakeFirst();
}

/** @throws NotFoundError when there is no such book. */
export async function requireAnyBook(db: Db | Tx, bookId: number): Promise<AnyBook> {
  const book = await findAnyBook(db, bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  return book;
}

/** @throws NotFoundError when there is no such book for this viewer. */
export async function requireBook(
  db: Db | Tx,
  viewer: Viewer,
  bookId: number,
): Promise<PresentableBook> {
  const book = await findBook(db, viewer, bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  return book;
}
