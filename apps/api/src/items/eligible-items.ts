import type { Kysely } from 'kysely';

import type { Tables } from '../database/tables.ts';
import { readSoFar } from './reading-positions.ts';
import { type QueryViewer, idOf, visibleTo } from './visible-to.ts';

/** What may stand in the reader's feed: visible, on the shelf, read so far and not mastered. */
export const eligibleItems = (db: Kysely<Tables>, viewer: QueryViewer) =>
  db
    .selectFrom('shelfBooks')
    .innerJoin('books', 'books.id', 'shelfBooks.bookId')
    .innerJoin('items', 'items.bookId', 'shelfBooks.bookId')
    .where('shelfBooks.userId', '=', idOf(viewer))
    .where(visibleTo(viewer))
    .where(readSoFar(viewer))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('masteredItems')
            .select('masteredItems.itemId')
            .whereRef('masteredItems.userId', '=', 'shelfBooks.userId')
            .whereRef('masteredItems.itemId', '=', 'items.id'),
        ),
      ),
    );
