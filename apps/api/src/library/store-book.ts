import { isDeepStrictEqual } from 'node:util';

import { bookIdentity } from '@morsel/sdk/rules';

import type { Db, Tx } from '../database/connection.ts';
import { bookKeys } from '../items/book-keys.ts';
import { freeSlug } from '../items/free-slug.ts';
import type { BookFile } from './book-file.ts';
import { DEFAULT_SHELF } from './default-shelf.ts';

type StoredBook = Awaited<ReturnType<typeof findLibraryBook>>;

/** The stored book of a file: the one with its key, else one with its title and author. */
export async function findLibraryBook(db: Db | Tx, book: BookFile) {
  return db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topicId')
    .selectAll('books')
    .select('topics.name as topic')
    .where((eb) =>
      eb.or([
        eb('libraryKey', '=', book.key),
        eb('identity', '=', bookIdentity(book.title, book.author)),
      ]),
    )
    .orderBy((eb) => eb.case().when('libraryKey', '=', book.key).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst();
}

/** Whether the book is as its file would have it, so that storing it would change nothing. */
export function isBookUnchanged(stored: StoredBook, book: BookFile): boolean {
  const told = { ...stored, ...fileColumns(book), topic: book.topic };
  return stored !== undefined && isDeepStrictEqual(told, stored);
}

/** `hasTwin`: another book has the title and author that the file gives this one now. */
export type StoringOutcome = { readonly bookId: number; readonly hasTwin: boolean };

/**
 * Stores the book's own fields. A book that a reader added before becomes the built-in one; it
 * keeps its id, address and cover. Readers' items hang on both of two twins, so neither is taken
 * into the other: the built-in one gets its title and is found under its old identity.
 */
export async function storeBook(tx: Tx, book: BookFile, now: number): Promise<StoringOutcome> {
  const values = await bookValues(tx, book);
  const stored = await findLibraryBook(tx, book);
  if (stored !== undefined) return updateBook(tx, stored.id, values);
  const slug = await freeSlug(tx, book.title, book.author);
  const added = await tx
    .insertInto('books')
    .values({ ...values, slug, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return { bookId: added.id, hasTwin: false };
  // Another process that starts at the same time was faster.
  const theirs = await findLibraryBook(tx, book);
  if (theirs === undefined) throw new Error(`The address of ${book.key} was taken meanwhile`);
  return updateBook(tx, theirs.id, values);
}

type BookValues = Awaited<ReturnType<typeof bookValues>>;

async function updateBook(tx: Tx, bookId: number, values: BookValues): Promise<StoringOutcome> {
  const { identity, ...others } = values;
  const twin = await tx
    .selectFrom('books')
    .select('id')
    .where('identity', '=', identity)
    .where('id', '<>', bookId)
    .executeTakeFirst();
  const hasTwin = twin !== undefined;
  await tx
    .updateTable('books')
    .set(hasTwin ? others : values)
    .where('id', '=', bookId)
    .execute();
  return { bookId, hasTwin };
}

async function bookValues(tx: Tx, book: BookFile) {
  const topic = await tx
    .selectFrom('topics')
    .select('id')
    .where('name', '=', book.topic)
    .executeTakeFirstOrThrow();
  return {
    ...fileColumns(book),
    identity: bookIdentity(book.title, book.author),
    topicId: topic.id,
    topicChosen: 1 as const,
  };
}

/** The columns that say the same as the file. */
function fileColumns(book: BookFile) {
  const { key: libraryKey, title, author, year, description } = book;
  const listed = 1 as const;
  const told = { libraryKey, title, author, year, description };
  return { ...told, ...bookKeys(told), defaultPlace: defaultPlace(book), listed };
}

function defaultPlace({ key }: BookFile): number | null {
  const place = DEFAULT_SHELF.indexOf(key);
  return place === -1 ? null : place;
}
