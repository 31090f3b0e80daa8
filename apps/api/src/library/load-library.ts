import type { Db } from '../database/connection.ts';
import type { BookFile } from './book-file.ts';
import { composeItems } from './compose-book-items.ts';
import { readLibrary } from './read-library.ts';
import { areItemsUnchanged, findItems, storeItems } from './store-book-items.ts';
import { findLibraryBook, isBookUnchanged, storeBook } from './store-book.ts';
import { seedTopics } from './topics.ts';

/**
 * Stores the five topics and the built-in books, one transaction a book; what is stored already is
 * left alone, so that a second start writes nothing. Readers' shelves, answers and mastery stay.
 * `now` in epoch ms. Books whose file is gone stay as they are. Returns a line for each book that
 * was stored although a reader had added one with its new title and author.
 *
 * @throws BookFileError when a file is no book; the database is untouched then.
 */
export async function loadLibrary(
  db: Db,
  now: number,
  books: readonly BookFile[] = readLibrary(),
): Promise<string[]> {
  await seedTopics(db);
  const notices: string[] = [];
  for (const book of books) notices.push(...(await loadBook(db, book, now)));
  return notices;
}

async function loadBook(db: Db, book: BookFile, now: number): Promise<string[]> {
  const items = composeItems(book);
  const stored = await findLibraryBook(db, book);
  if (stored !== undefined && isBookUnchanged(stored, book)) {
    if (areItemsUnchanged(await findItems(db, stored.id), items)) return [];
  }
  const { hasTwin } = await db.transaction().execute(async (tx) => {
    // Writing the book first locks its row: processes that start together take turns.
    const outcome = await storeBook(tx, book, now);
    await storeItems(tx, { bookId: outcome.bookId, items }, now);
    return outcome;
  });
  return hasTwin
    ? [`The library has ${book.title} by ${book.author} twice: a reader added it too`]
    : [];
}
