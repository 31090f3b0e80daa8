import type { Book, BookChange } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { requireAnyBook } from '../../items/find-book.ts';
import { presentBook } from '../../items/present-item.ts';
import { checkedImageUrl } from './book-fields.ts';
import { updateImage } from './queries.ts';

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
  await updateImage(tx, bookId, imageUrl);
  return presentBook(await requireAnyBook(tx, bookId));
}
