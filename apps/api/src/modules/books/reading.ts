import type { Book, Books, Flashcards, Questions } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { presentBook, presentFlashcard, presentQuestion } from '../../items/presenting.ts';
import { byTitle } from '../../items/title-order.ts';
import { type Onlooker, viewerOf } from '../../items/visible-to.ts';
import {
  findBookById,
  findBookBySlug,
  findBooks,
  findFlashcards,
  findQuestions,
} from './queries.ts';

/** A book by its id or its address. */
export type BookReference = { readonly bookId: number } | { readonly slug: string };

/** The books that the reader may see, by title. */
export async function listBooks(db: Db, reader: Onlooker): Promise<Books> {
  return (await findBooks(db, viewerOf(reader))).map(presentBook).toSorted(byTitle);
}

/** @throws NotFoundError when there is no such book for this reader. */
export async function readBook(db: Db, reader: Onlooker, reference: BookReference): Promise<Book> {
  const viewer = viewerOf(reader);
  const [book] =
    'slug' in reference
      ? await findBookBySlug(db, { ...viewer, slug: reference.slug })
      : await findBookById(db, { ...viewer, bookId: reference.bookId });
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
  reader: Onlooker,
  reference: BookReference,
): Promise<Questions> {
  const { id } = await readBook(db, reader, reference);
  return (await findQuestions(db, { ...viewerOf(reader), bookId: id })).map(presentQuestion);
}

/** @throws NotFoundError when there is no such book for this reader. */
export async function readFlashcards(
  db: Db,
  reader: Onlooker,
  reference: BookReference,
): Promise<Flashcards> {
  const { id } = await readBook(db, reader, reference);
  return (await findFlashcards(db, { ...viewerOf(reader), bookId: id })).map(presentFlashcard);
}
