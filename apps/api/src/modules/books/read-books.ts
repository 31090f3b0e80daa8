import type { Book, Books, Flashcards, Questions } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { findBook } from '../../items/find-book.ts';
import {
  presentBook,
  presentFlashcard,
  presentListedBook,
  presentQuestion,
} from '../../items/present-item.ts';
import { byTitle } from '../../items/title-order.ts';
import type { Viewer } from '../../items/visible-to.ts';
import { findBookBySlug, findBooks, findFlashcards, findQuestions } from './queries.ts';

/** A book by its id or its address. */
export type BookReference = { readonly bookId: number } | { readonly slug: string };

/** The books that the reader may see, by title. */
export async function listBooks(db: Db, reader: Viewer): Promise<Books> {
  return (await findBooks(db, reader)).map(presentListedBook).toSorted(byTitle);
}

/** @throws NotFoundError when there is no such book for this reader. */
export async function readBook(db: Db, reader: Viewer, reference: BookReference): Promise<Book> {
  const book =
    'slug' in reference
      ? await findBookBySlug(db, reader, reference.slug)
      : await findBook(db, reader, reference.bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  return presentBook(book);
}

/**
 * The questions of a book in the order of the book, without their answers.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function readQuestions(
  db: Db,
  reader: Viewer,
  reference: BookReference,
): Promise<Questions> {
  const { id } = await readBook(db, reader, reference);
  return (await findQuestions(db, reader, id)).map(presentQuestion);
}

/** @throws NotFoundError when there is no such book for this reader. */
export async function readFlashcards(
  db: Db,
  reader: Viewer,
  reference: BookReference,
): Promise<Flashcards> {
  const { id } = await readBook(db, reader, reference);
  return (await findFlashcards(db, reader, id)).map(presentFlashcard);
}
