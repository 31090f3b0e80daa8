import { bookIdentity } from '@morsel/sdk/rules';

import type { Db, Tx } from '../database/connection.ts';
import { freeSlug } from '../items/free-slug.ts';
import type { BookFile } from './book-file.ts';
import { DEFAULT_SHELF } from './default-shelf.ts';

type StoredBook = Awaited<ReturnType<typeof findBook>>;

/** The stored book of a file: the one with its key, else one with its title and author. */
export async function findBook(db: Db | Tx, book: BookFile) {
  return db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .select(['books.id', 'identity', 'title', 'author', 'year', 'description', 'library_key'])
    .select(['topics.name as topic', 'default_place', 'listed'])
    .where((eb) =>
      eb.or([
        eb('library_key', '=', book.key),
        eb('identity', '=', bookIdentity(book.title, book.author)),
      ]),
    )
    .orderBy((eb) =>
      eb.case().when('library_key', '=', book.key).then(eb.lit(0)).else(eb.lit(1)).end(),
    )
    .limit(1)
    .executeTakeFirst();
}

export function isBookUnchanged(stored: StoredBook, book: BookFile): boolean {
  return (
    stored !== undefined &&
    stored.library_key === book.key &&
    stored.listed === 1 &&
    stored.title === book.title &&
    stored.author === book.author &&
    stored.year === book.year &&
    stored.description === book.description &&
    stored.topic === book.topic &&
    stored.default_place === defaultPlace(book)
  );
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
  const stored = await findBook(tx, book);
  if (stored !== undefined) return updateBook(tx, stored.id, values);
  const slug = await freeSlug(tx, book.title, book.author);
  const added = await tx
    .insertInto('books')
    .values({ ...values, slug, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return { bookId: added.id, hasTwin: false };
  // Another process that starts at the same time was faster.
  const theirs = await findBook(tx, book);
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
    identity: bookIdentity(book.title, book.author),
    title: book.title,
    author: book.author,
    year: book.year,
    description: book.description,
    topic_id: topic.id,
    topic_chosen: 1 as const,
    library_key: book.key,
    default_place: defaultPlace(book),
    listed: 1,
  } as const;
}

function defaultPlace({ key }: BookFile): number | null {
  const place = DEFAULT_SHELF.indexOf(key);
  return place === -1 ? null : place;
}
