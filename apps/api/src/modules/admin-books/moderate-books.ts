import type { AdminBook, AdminBooks, BookModeration } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { presentListedBook } from '../../items/present-item.ts';
import { byTitle } from '../../items/title-order.ts';
import { type AdminBookRow, findAdminBook, findAdminBooks, updateModeration } from './queries.ts';

/** All books with how much there is to study, by title. */
export async function listAllBooks(db: Db): Promise<AdminBooks> {
  return (await findAdminBooks(db)).map(presentAdminBook).toSorted(byTitle);
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
  const book = await findAdminBook(tx, bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  return presentAdminBook(book);
}

function presentAdminBook(row: AdminBookRow): AdminBook {
  return {
    ...presentListedBook(row),
    addedBy: row.addedBy,
    listed: row.listed === 1,
    hidden: row.hidden === 1,
  };
}
