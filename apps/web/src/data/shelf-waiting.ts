import type { Book, Shelf, ShelfEntry } from '@morsel/sdk/contract';

import type { PendingOperation } from '../offline/pending-operation.ts';

/** The shelf with what waits to be sent; a book that the page does not know cannot be shown. */
export function shelfAfter(
  shelf: Shelf,
  waiting: readonly PendingOperation[],
  bookOf: (bookId: number) => Book | undefined,
): Shelf {
  const lastWords = new Map<number, boolean>();
  for (const deed of waiting) if (deed.kind === 'shelf') lastWords.set(deed.target, deed.value);
  const staying = shelf.filter(({ book }) => lastWords.get(book.id) !== false);
  const coming = [...lastWords].flatMap(([bookId, shelved]) => {
    const isThere = !shelved || shelf.some(({ book }) => book.id === bookId);
    const book = isThere ? undefined : bookOf(bookId);
    return book ? [newEntry(book)] : [];
  });
  return [...staying, ...coming];
}

/** As long as the server has not given the entry its own id. */
function newEntry(book: Book): ShelfEntry {
  return { id: -book.id, book, progress: 0, ismastered: false };
}
