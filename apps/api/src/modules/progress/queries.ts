import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { ItemKind, Tables } from '../../database/tables.ts';
import { eligibleItems } from '../../items/eligible-items.ts';
import {
  booksVisibleTo,
  type Viewer,
  type ViewerExpressions,
  viewerParams,
  visibleTo,
} from '../../items/visible-to.ts';

/** What was done on a day with items of one kind; `right` counts answers. */
export type KindOfDay = { day: string; kind: ItemKind; reviews: number; right: number; xp: number };

/** What the reader has done since a day, the earliest day first. */
export const sumDays = compiledQuery<KindOfDay, { userId: number; from: string }>((db, param) =>
  db
    .selectFrom('review_events')
    .innerJoin('items', 'items.id', 'review_events.item_id')
    .select(['review_events.local_day as day', 'items.kind'])
    .select((eb) => [
      eb.fn.countAll<number>().as('reviews'),
      eb.fn.countAll<number>().filterWhere('review_events.is_correct', '=', sql.lit(1)).as('right'),
      eb.cast<number>(eb.fn.sum('review_events.xp'), 'integer').as('xp'),
    ])
    .where('review_events.user_id', '=', param('userId'))
    .where('review_events.local_day', '>=', param('from'))
    .groupBy(['review_events.local_day', 'items.kind'])
    .orderBy('review_events.local_day'),
);

/** Times in epoch ms. */
type DueTimes = { now: number; endOfTomorrow: number; endOfWeek: number };
type DueCounts = { now: number; tomorrow: number; week: number };

/** How much of what may stand in the reader's feed is due now, and comes due until then. */
export const countDues = compiledQuery<DueCounts, Viewer & DueTimes>((db, param) =>
  eligibleItems(db, viewerParams(param))
    .innerJoin('memory_states', (join) =>
      join
        .onRef('memory_states.user_id', '=', 'shelf_books.user_id')
        .onRef('memory_states.item_id', '=', 'items.id'),
    )
    .select((eb) => {
      const count = eb.fn.countAll<number>();
      const isLater = eb('memory_states.due_at', '>', param('now'));
      const isBy = (end: keyof DueTimes) => eb('memory_states.due_at', '<', param(end));
      return [
        count.filterWhere(eb.not(isLater)).as('now'),
        count.filterWhere(eb.and([isLater, isBy('endOfTomorrow')])).as('tomorrow'),
        count.filterWhere(eb.and([isLater, isBy('endOfWeek')])).as('week'),
      ];
    }),
);

/** An item with the reader's memory of it; null where they have not met it. */
export type ItemMemory = {
  bookId: number;
  stability: number | null;
  lastReviewAt: number | null;
};

export const findShelfMemories = compiledQuery<ItemMemory, Viewer>((db, param) =>
  itemMemories(db, viewerParams(param))
    .innerJoin('shelf_books', 'shelf_books.book_id', 'items.book_id')
    .where('shelf_books.user_id', '=', param('viewerId')),
);

export const findBookMemories = compiledQuery<ItemMemory, Viewer & { bookId: number }>(
  (db, param) => itemMemories(db, viewerParams(param)).where('items.book_id', '=', param('bookId')),
);

/** The books on the viewer's shelf, oldest entry first. */
export const findShelvedBooks = compiledQuery<{ bookId: number }, Viewer>((db, param) =>
  db
    .selectFrom('shelf_books')
    .innerJoin('books', 'books.id', 'shelf_books.book_id')
    .select('books.id as bookId')
    .where('shelf_books.user_id', '=', param('viewerId'))
    .where(booksVisibleTo(viewerParams(param)))
    .orderBy('shelf_books.id'),
);

const itemMemories = (db: Kysely<Tables>, viewer: ViewerExpressions) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.book_id')
    .leftJoin('memory_states', (join) =>
      join
        .onRef('memory_states.item_id', '=', 'items.id')
        .on('memory_states.user_id', '=', viewer.viewerId),
    )
    .select(['items.book_id as bookId', 'memory_states.stability'])
    .select('memory_states.last_review_at as lastReviewAt')
    .where(visibleTo(viewer));
