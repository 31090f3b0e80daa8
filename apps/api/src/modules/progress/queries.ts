import type { Kysely } from 'kysely';

import { compiledQuery, compiledRow, type Params } from '../../database/compiled-query.ts';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { eligibleItems } from '../../items/eligible-items.ts';
import {
  booksVisibleTo,
  type QueryViewer,
  type ViewerValues,
  visibleTo,
} from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { cameInTime } from '../reviews/day-queries.ts';

/**
 * What the reader has done since a day, the earliest day first: a row for each kind of days that are over, then one
 * for each event since the last day, which may be an earlier one. In one statement, so that no day is missed or
 * counted twice while it closes.
 */
export const findPracticeSince = compiledQuery(
  (db, { userId, from }: Params<{ userId: number; from: string }>) =>
    db
      .selectFrom('practiceDays')
      .select(['localDay', 'itemKind', 'reviews', 'rightAnswers', 'inTime', 'xp'])
      .where('userId', '=', userId)
      .where('localDay', '>=', from)
      .unionAll(
        db
          .selectFrom('users')
          .innerJoin('reviewEvents', 'reviewEvents.userId', 'users.id')
          .innerJoin('items', 'items.id', 'reviewEvents.itemId')
          .select(['localDay', 'items.kind as itemKind'])
          .select((eb) => [
            eb.lit(1).as('reviews'),
            eb.fn.coalesce('isCorrect', eb.lit(0)).as('rightAnswers'),
            eb.case().when(cameInTime).then(eb.lit(1)).else(eb.lit(0)).end().as('inTime'),
            'reviewEvents.xp',
          ])
          .where('users.id', '=', userId)
          .whereRef('localDay', '>=', 'users.lastDay'),
      )
      .orderBy('localDay'),
);

/** Of a day and a kind of items, or of one review on a day. */
export type DayPractice = Awaited<ReturnType<typeof findPracticeSince>>[number];

/** Times in epoch ms. */
type DueTimes = { now: number; endOfTomorrow: number; endOfWeek: number };

/** How much of what may stand in the reader's feed is due now, and comes due until then. */
export const countDues = compiledRow(
  (db, { now, endOfTomorrow, endOfWeek, ...reader }: Params<ViewerValues & DueTimes>) =>
    eligibleItems(db, reader)
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
      }),
);

/** An item with the reader's memory of it; null where they have not met it. */
export type ItemMemory = Awaited<ReturnType<typeof findBookMemories>>[number];

export const findShelfMemories = compiledQuery((db, reader: Params<ViewerValues>) =>
  selectMemories(db, reader)
    .innerJoin('shelfBooks', 'shelfBooks.bookId', 'items.bookId')
    .where('shelfBooks.userId', '=', reader.id),
);

export function findBookMemories(db: Db, reader: Reader, bookId: number) {
  return selectMemories(db, reader).where('items.bookId', '=', bookId).execute();
}

/** The items of a book that a reader has practised, with what they remember of each. */
export function findPractised(db: Db, reader: Reader, bookId: number) {
  return db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('memoryStates', (join) =>
      join.onRef('memoryStates.itemId', '=', 'items.id').on('memoryStates.userId', '=', reader.id),
    )
    .leftJoin('masteredItems', (join) =>
      join
        .onRef('masteredItems.itemId', '=', 'items.id')
        .on('masteredItems.userId', '=', reader.id),
    )
    .select(['items.id as itemId', 'memoryStates.stability'])
    .select(['memoryStates.lastReviewAt', 'memoryStates.lastOutcome'])
    .select('masteredItems.itemId as masteredId')
    .where('items.bookId', '=', bookId)
    .where(visibleTo(reader))
    .orderBy('items.id')
    .execute();
}

function selectMemories(db: Kysely<Tables>, reader: NonNullable<QueryViewer>) {
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
export const findShelvedBooks = compiledQuery((db, reader: Params<ViewerValues>) =>
  db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .select('books.id as bookId')
    .where('shelfBooks.userId', '=', reader.id)
    .where(booksVisibleTo(reader))
    .orderBy('shelfBooks.id'),
);
