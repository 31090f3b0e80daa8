import type { CreatedBook } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import type { CoverKeeper } from '../covers/cover-keeper.ts';
import { type AddBookInput, addBook, joinKnownBook } from './add-book.ts';

type BookParts = {
  readonly db: Db;
  readonly covers: Pick<CoverKeeper, 'keep'>;
  readonly limits: Pick<Limiter, 'book'>;
};

/**
 * Adds a book as `addBook` does; one that is new counts as a book of the day. Its cover is fetched behind
 * the answer: nobody waits for another server here. `address` is the IP address of the reader's device.
 *
 * @throws LimitReachedError when too many were added today, and as `addBook` does.
 */
export async function createBook(
  { db, covers, limits }: BookParts,
  { address, ...input }: AddBookInput & { readonly address: string },
): Promise<CreatedBook> {
  const known = await db.transaction().execute((tx) => joinKnownBook(tx, input));
  if (known !== undefined) return known;
  const use = await limits.book(input.reader, address);
  try {
    const book = await db.transaction().execute((tx) => addBook(tx, input));
    void covers.keep(book.id);
    return book;
  } catch (error) {
    await use.giveBack();
    throw error;
  }
}
