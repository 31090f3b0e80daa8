import type {
  AdminBook,
  AdminBooks,
  AdminBooksQuery,
  BookModeration,
  BooksModeration,
} from '@morsel/sdk/contract';
import { type Expression, type SqlBool, sql } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { findBookPage, inPageOrder } from '../../items/book-pages.ts';
import { holdBook } from '../../items/hold-book.ts';
import { presentListedBook } from '../../items/present-item.ts';
import {
  type AdminBookRow,
  findAdminBook,
  findAdminBooks,
  isEmpty,
  isHidden,
  isWaiting,
  updateModeration,
} from './queries.ts';

/** A page of all books; `next` is the cursor of the one behind it. */
export type AdminPage = { readonly books: AdminBooks; readonly next: string | undefined };

/**
 * The books that are asked for, with how much there is to study, by title, page by page.
 *
 * @throws InvalidInputError when the cursor is none of ours.
 */
export async function listAllBooks(
  db: Db,
  { state, ...query }: AdminBooksQuery,
): Promise<AdminPage> {
  const { ids, next } = await findBookPage(db, conditionOf(state), query);
  const rows = ids.length === 0 ? [] : await findAdminBooks(db, ids);
  return { books: inPageOrder(ids, rows).map(presentAdminBook), next };
}

function conditionOf(state: AdminBooksQuery['state']): Expression<SqlBool> {
  switch (state) {
    case 'waiting':
      return isWaiting();
    case 'hidden':
      return isHidden();
    case 'empty':
      return isEmpty();
    case undefined:
      return sql.lit(true);
  }
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
  await updateModeration(tx, [bookId], flagsOf(moderation));
  const book = await findAdminBook(tx, bookId);
  if (book === undefined) throw new NotFoundError('Book not found');
  return presentAdminBook(book);
}

/**
 * The same for several books at once, in the order of their ids; those that are not there are left out.
 */
export async function moderateBooks(
  tx: Tx,
  { bookIds, ...moderation }: BooksModeration,
): Promise<AdminBooks> {
  const ids = bookIds.toSorted((a, b) => a - b);
  // Each in its turn: of two admins who change the same books one waits for the other.
  for (const id of ids) await holdBook(tx, id);
  await updateModeration(tx, ids, flagsOf(moderation));
  return inPageOrder(ids, await findAdminBooks(tx, ids)).map(presentAdminBook);
}

const flagsOf = ({ listed, hidden }: BookModeration) => ({
  ...(listed === undefined ? {} : { listed: listed ? (1 as const) : (0 as const) }),
  ...(hidden === undefined ? {} : { hidden: hidden ? (1 as const) : (0 as const) }),
});

function presentAdminBook(row: AdminBookRow): AdminBook {
  return {
    ...presentListedBook(row),
    addedBy: row.addedBy,
    listed: row.listed === 1,
    hidden: row.hidden === 1,
  };
}
