import type { Book, Books, BooksQuery, Flashcards, Questions } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { findBookPage, inPageOrder } from '../../items/book-pages.ts';
import { findBook } from '../../items/find-book.ts';
import {
  presentBook,
  presentFlashcard,
  presentListedBook,
  presentQuestion,
} from '../../items/present-item.ts';
import { type Viewer, booksVisibleTo } from '../../items/visible-to.ts';
import { findBookBySlug, findCountedBooks, findFlashcards, findQuestions } from './queries.ts';

/** A book by its id or its address. */
export type BookReference = { readonly bookId: number } | { readonly slug: string };

/** A page of the books that the reader may see; `next` is the cursor of the one behind it. */
export type ListedPage = { readonly books: Books; readonly next: string | undefined };

/**
 * The books that the reader may see and asks for, by title, page by page.
 *
 * @throws InvalidInputError when the cursor is none of ours.
 */
export async function listBooks(db: Db, reader: Viewer, query: BooksQuery): Promise<ListedPage> {
  const { ids, next } = await findBookPage(db, booksVisibleTo(reader), query);
  const rows = ids.length === 0 ? [] : await findCountedBooks(db, reader, ids);
  return { books: inPageOrder(ids, rows).map(presentListedBook), next };
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
