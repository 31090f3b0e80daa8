import type { Kysely } from 'kysely';

import type { Tables } from '../database/tables.ts';
import { readSoFar } from './reading-positions.ts';
import { type ViewerExpressions, visibleTo } from './visible-to.ts';

/** What may stand in the reader's feed: visible, on the shelf, read so far and not mastered. */
export const eligibleItems = (db: Kysely<Tables>, viewer: ViewerExpressions) =>
  db
    .selectFrom('shelf_books')
    .innerJoin('books', 'books.id', 'shelf_books.book_id')
    .innerJoin('items', 'items.book_id', 'shelf_books.book_id')
    .where('shelf_books.user_id', '=', viewer.viewerId)
    .where(visibleTo(viewer))
    .where(readSoFar(viewer))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mastered_items')
            .select('mastered_items.item_id')
            .whereRef('mastered_items.user_id', '=', 'shelf_books.user_id')
            .whereRef('mastered_items.item_id', '=', 'items.id'),
        ),
      ),
    );
