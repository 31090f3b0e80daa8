import type { Db, Tx } from '../../database/connection.ts';
import type { ReaderMove } from '../../reader.ts';
import { deleteEntries, findOwnChoices, insertEntries } from './queries.ts';

/**
 * How many books of one reader's shelf another's would gain. Default books that the first never
 * practised do not count: nobody chose them.
 */
export async function countBooksToMove(db: Db | Tx, readers: ReaderMove): Promise<number> {
  return (await findOwnChoices(db, readers)).length;
}

/**
 * Puts the books of one reader's shelf on another's, in their order, and empties the first shelf.
 * To be called while the first reader's log still tells which default books were practised.
 */
export async function moveShelf(tx: Tx, readers: ReaderMove): Promise<void> {
  const entries = await findOwnChoices(tx, readers);
  for (const { bookId, addedAt } of entries) {
    await insertEntries(tx, { userId: readers.toId, bookIds: [bookId] }, addedAt);
  }
  await deleteEntries(tx, readers.fromId);
}
