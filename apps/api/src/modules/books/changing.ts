import type { Book, BookChange } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { presentBook } from '../../items/presenting.ts';
import { checkedImageUrl } from './book-fields.ts';
import { findAnyBook, updateImage } from './queries.ts';

/**
 * Changes the cover picture of a book, hidden ones included.
 *
 * @throws InvalidInputError when the address is not one of https.
 * @throws NotFoundError when there is no such book.
 */
export async function changeBook(
  tx: Tx,
  { bookId, change }: { bookId: number; change: BookChange },
): Promise<Book> {
  const imageUrl = checkedImageUrl(change.imageUrl);
  await updateImage(tx, { bookId, imageUrl });
  const [book] = await findAnyBook(tx, { bookId });
  if (book === undefined) throw new NotFoundError('Book not found');
  return presentBook(book);
}
