import type { Tx } from '../database/connection.ts';

/**
 * Holds a book until the transaction ends, by an update that changes nothing. Who holds a book and items
 * of it begins with the book.
 */
export async function holdBook(tx: Tx, bookId: number): Promise<void> {
  await tx
    .updateTable('books')
    .set((eb) => ({ hidden: eb.ref('hidden') }))
    .where('id', '=', bookId)
    .execute();
}
