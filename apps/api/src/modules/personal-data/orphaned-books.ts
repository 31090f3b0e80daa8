import type { Tx } from '../../database/connection.ts';

/**
 * Removes the books that nobody but one reader has to do with: added by them alone, listed for
 * nobody, on no other shelf, studied by no other, with no text of another, and the book of no other's
 * document or highlights. Books that an admin has hidden stay, since they are refused when somebody
 * adds them again only as long as they are there.
 */
export async function deleteOrphanedBooks(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('books')
    .where('listed', '=', 0)
    .where('hidden', '=', 0)
    .where('libraryKey', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bookAdders')
        .select('bookAdders.bookId')
        .where('bookAdders.userId', '=', userId),
    )
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb
              .selectFrom('bookAdders')
              .select('bookAdders.bookId')
              .whereRef('bookAdders.bookId', '=', 'books.id')
              .where('bookAdders.userId', '<>', userId),
          ),
          eb.exists(
            eb
              .selectFrom('shelfBooks')
              .select('shelfBooks.bookId')
              .whereRef('shelfBooks.bookId', '=', 'books.id')
              .where('shelfBooks.userId', '<>', userId),
          ),
          ...(['documents', 'highlightedBooks'] as const).map((table) =>
            eb.exists(
              eb
                .selectFrom(table)
                .select(`${table}.id`)
                .whereRef(`${table}.bookId`, '=', 'books.id')
                .where(`${table}.userId`, '<>', userId),
            ),
          ),
          eb.exists(
            eb
              .selectFrom('sources')
              .innerJoin('sourceReaders', 'sourceReaders.sourceId', 'sources.id')
              .select('sources.id')
              .whereRef('sources.bookId', '=', 'books.id')
              .where('sourceReaders.userId', '<>', userId),
          ),
          eb.exists(
            eb
              .selectFrom('items')
              .innerJoin('reviewEvents', 'reviewEvents.itemId', 'items.id')
              .select('items.id')
              .whereRef('items.bookId', '=', 'books.id')
              .where('reviewEvents.userId', '<>', userId),
          ),
        ]),
      ),
    )
    .execute();
}
