import type { Book, Shelf, ShelfEntry } from '@morsel/sdk/contract';

import type { PendingOperation } from '../../offline/door.ts';

/** The shelf with what waits to be sent; a book that the page does not know cannot be shown. */
export function shelfAfter(
  shelf: Shelf,
  waiting: readonly PendingOperation[],
  bookOf: (bookId: number) => Book | undefined,
): Shelf {
  const moves = shelfMoves(waiting);
  const staying = shelf.filter(({ book }) => moves.get(book.id) !== false);
  const coming = [...moves].flatMap(([bookId, shelved]) => {
    const isThere = !shelved || shelf.some(({ book }) => book.id === bookId);
    const book = isThere ? undefined : bookOf(bookId);
    return book ? [newEntry(book)] : [];
  });
  return [...staying, ...coming];
}

/** Of books that were put on the shelf (true) or taken off, what was done last. */
export function shelfMoves(operations: readonly PendingOperation[]): Map<number, boolean> {
  const moves = operations.flatMap((operation) =>
    operation.kind === 'shelf' ? [[operation.target, operation.value] as const] : [],
  );
  return new Map(moves);
}

/** As long as the server has not given the entry its own id. */
function newEntry(book: Book): ShelfEntry {
  return { id: -book.id, book, progress: 0, ismastered: false };
}
