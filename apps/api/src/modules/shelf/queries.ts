import { compiledQuery, type Params } from '../../database/compiled-query.ts';
import type { Db, Tx } from '../../database/connection.ts';
import { selectBooks } from '../../items/select-items.ts';
import { visibleTo, type ViewerValues } from '../../items/visible-to.ts';
import type { ReaderMove } from '../../reader.ts';

/** A book on the reader's shelf. */
export type ShelfRow = Awaited<ReturnType<typeof findShelf>>[number];

/** The reader's shelf, oldest entry first. */
export const findShelf = compiledQuery((db, reader: Params<ViewerValues>) =>
  selectBooks(db, reader)
    .innerJoin('shelfBooks', 'shelfBooks.bookId', 'books.id')
    .select('shelfBooks.id as entryId')
    .where('shelfBooks.userId', '=', reader.id)
    .orderBy('shelfBooks.id'),
);

/** How far the reader has come with the questions of a shelved book that they may see. */
export type ShelfBookCounts = Awaited<ReturnType<typeof countShelf>>[number];

/** What is counted of all shelved books that have questions, in one pass. */
export const countShelf = compiledQuery((db, reader: Params<ViewerValues>) =>
  db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .innerJoin('items', 'items.bookId', 'books.id')
    .leftJoin('memoryStates', (join) =>
      join.onRef('memoryStates.itemId', '=', 'items.id').on('memoryStates.userId', '=', reader.id),
    )
    .leftJoin('masteredItems', (join) =>
      join
        .onRef('masteredItems.itemId', '=', 'items.id')
        .on('masteredItems.userId', '=', reader.id),
    )
    .select((eb) => {
      const questions = eb.fn.count<number>('items.id');
      return [
        'items.bookId',
        questions.as('questions'),
        questions.filterWhere('memoryStates.rightOnce', '=', 1).as('rightOnce'),
        eb.fn.count<number>('masteredItems.itemId').as('mastered'),
      ];
    })
    .where('shelfBooks.userId', '=', reader.id)
    .where('items.kind', '<>', 'flashcard')
    .where(visibleTo(reader))
    .groupBy('items.bookId'),
);

/** Takes a book off a shelf; returns whether it was there. */
export async function deleteEntry(
  tx: Tx,
  { userId, bookId }: { userId: number; bookId: number },
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('shelfBooks')
    .where('userId', '=', userId)
    .where('bookId', '=', bookId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/**
 * Books on one reader's shelf that another's lacks, oldest entry first; of the default books, which
 * came by themselves, only those that the first reader practised.
 */
export function findOwnChoices(db: Db | Tx, { fromId, toId }: ReaderMove) {
  return db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select(['books.id as bookId', 'shelfBooks.addedAt'])
    .where('shelfBooks.userId', '=', fromId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shelfBooks as others')
            .select('others.id')
            .where('others.userId', '=', toId)
            .whereRef('others.bookId', '=', 'books.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('books.defaultPlace', 'is', null),
        eb.exists(
          eb
            .selectFrom('items')
            .innerJoin('memoryStates', 'memoryStates.itemId', 'items.id')
            .select('items.id')
            .whereRef('items.bookId', '=', 'books.id')
            .where('memoryStates.userId', '=', fromId),
        ),
      ]),
    )
    .orderBy('shelfBooks.id')
    .execute();
}

/** Empties a shelf. */
export async function deleteEntries(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('shelfBooks').where('userId', '=', userId).execute();
}

/** Books on the shelf already keep their entry and its place. */
export async function insertEntries(
  tx: Tx,
  { userId, bookIds }: { userId: number; bookIds: readonly number[] },
  addedAt: number,
): Promise<void> {
  if (bookIds.length === 0) return;
  await tx
    .insertInto('shelfBooks')
    .values(bookIds.map((bookId) => ({ userId, bookId, addedAt })))
    .onConflict((conflict) => conflict.columns(['userId', 'bookId']).doNothing())
    .execute();
}

/** The default books that are there to be seen, in the order of the shelf. */
export async function findDefaultBooks(db: Db | Tx): Promise<{ id: number }[]> {
  return db
    .selectFrom('books')
    .select('id')
    .where('defaultPlace', 'is not', null)
    .where('listed', '=', 1)
    .where('hidden', '=', 0)
    .orderBy('defaultPlace')
    .execute();
}
