import type { Db } from '../../database/connection.ts';
import { eligibleItems } from '../../items/eligible-items.ts';
import { booksVisibleTo, visibleTo } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';

/** What was done on a day with items of one kind; `right` counts answers. */
export type KindOfDay = Awaited<ReturnType<typeof sumDays>>[number];

/** What the reader has done since a day, the earliest day first. */
export function sumDays(db: Db, { userId, from }: { userId: number; from: string }) {
  return db
    .selectFrom('reviewEvents')
    .innerJoin('items', 'items.id', 'reviewEvents.itemId')
    .select(['reviewEvents.localDay as day', 'items.kind'])
    .select((eb) => [
      eb.fn.countAll<number>().as('reviews'),
      eb.fn.countAll<number>().filterWhere('reviewEvents.isCorrect', '=', 1).as('right'),
      eb.fn.sum<number>('reviewEvents.xp').as('xp'),
    ])
    .where('reviewEvents.userId', '=', userId)
    .where('reviewEvents.localDay', '>=', from)
    .groupBy(['reviewEvents.localDay', 'items.kind'])
    .orderBy('reviewEvents.localDay')
    .execute();
}

/** Times in epoch ms. */
type DueTimes = { now: number; endOfTomorrow: number; endOfWeek: number };

/** How much of what may stand in the reader's feed is due now, and comes due until then. */
export function countDues(
  db: Db,
  reader: Reader,
  { now, endOfTomorrow, endOfWeek }: DueTimes,
): Promise<{ now: number; tomorrow: number; week: number }> {
  return eligibleItems(db, reader)
    .innerJoin('memoryStates', (join) =>
      join
        .onRef('memoryStates.userId', '=', 'shelfBooks.userId')
        .onRef('memoryStates.itemId', '=', 'items.id'),
    )
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const later = count.filterWhere('memoryStates.dueAt', '>', now);
      return [
        count.filterWhere('memoryStates.dueAt', '<=', now).as('now'),
        later.filterWhere('memoryStates.dueAt', '<', endOfTomorrow).as('tomorrow'),
        later.filterWhere('memoryStates.dueAt', '<', endOfWeek).as('week'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** An item with the reader's memory of it; null where they have not met it. */
export type ItemMemory = Awaited<ReturnType<typeof findBookMemories>>[number];

export function findShelfMemories(db: Db, reader: Reader): Promise<ItemMemory[]> {
  return selectMemories(db, reader)
    .innerJoin('shelfBooks', 'shelfBooks.bookId', 'items.bookId')
    .where('shelfBooks.userId', '=', reader.id)
    .execute();
}

export function findBookMemories(db: Db, reader: Reader, bookId: number) {
  return selectMemories(db, reader).where('items.bookId', '=', bookId).execute();
}

function selectMemories(db: Db, reader: Reader) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .leftJoin('memoryStates', (join) =>
      join.onRef('memoryStates.itemId', '=', 'items.id').on('memoryStates.userId', '=', reader.id),
    )
    .select(['items.bookId', 'items.kind', 'items.idea', 'items.demand'])
    .select(['memoryStates.stability', 'memoryStates.lastReviewAt'])
    .where(visibleTo(reader));
}

/** The books on the reader's shelf, oldest entry first. */
export function findShelvedBooks(db: Db, reader: Reader) {
  return db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select('books.id as bookId')
    .where('shelfBooks.userId', '=', reader.id)
    .where(booksVisibleTo(reader))
    .orderBy('shelfBooks.id')
    .execute();
}
