import type { AdminBook, AdminBooks, BookModeration } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { presentBook } from '../../items/presenting.ts';
import { byTitle } from '../../items/title-order.ts';
import { type AdminBookRow, findBook, findBooks, updateModeration } from './queries.ts';

/** All books with how much there is to study, by title. */
export async function listAllBooks(db: Db): Promise<AdminBooks> {
  return (await findBooks(db, {})).map(presentAdminBook).toSorted(byTitle);
}

/**
 * Lists a book for everybody or takes that back; hides it from everybody or shows it again. What is
 * not said stays as it is.
 *
 * @throws NotFoundError when there is no such book.
 */
export async function moderateBook(
  tx: Tx,
  { bookId, moderation }: { bookId: number; moderation: BookModeration },
): Promise<AdminBook> {
  const { listed, hidden } = moderation;
  await updateModeration(tx, bookId, {
    ...(listed === undefined ? {} : { listed: listed ? 1 : 0 }),
    ...(hidden === undefined ? {} : { hidden: hidden ? 1 : 0 }),
  });
  const [book] = await findBook(tx, { bookId });
  if (book === undefined) throw new NotFoundError('Book not found');
  return presentAdminBook(book);
}

function presentAdminBook(row: AdminBookRow): AdminBook {
  return {
    ...presentBook(row),
    questionCount: row.questionCount,
    flashcardCount: row.flashcardCount,
    addedBy: row.addedBy,
    listed: row.listed === 1,
    hidden: row.hidden === 1,
  };
}
