import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';

/**
 * Removes the books that nobody but one reader has to do with: added by them alone, listed for
 * nobody, on no other shelf, studied by no other and with no text of another. Books that an admin has hidden stay, since
 * they are refused when somebody adds them again only as long as they are there.
 */
export const deleteOrphanedBooks = compiledQuery<never, { userId: number }>((db, param) =>
  db
    .deleteFrom('books')
    .where('listed', '=', sql.lit<0>(0))
    .where('hidden', '=', sql.lit<0>(0))
    .where('library_key', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('book_adders')
        .select('book_adders.book_id')
        .where('book_adders.user_id', '=', param('userId')),
    )
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb
              .selectFrom('book_adders')
              .select('book_adders.book_id')
              .whereRef('book_adders.book_id', '=', 'books.id')
              .where('book_adders.user_id', '<>', param('userId')),
          ),
          eb.exists(
            eb
              .selectFrom('shelf_books')
              .select('shelf_books.book_id')
              .whereRef('shelf_books.book_id', '=', 'books.id')
              .where('shelf_books.user_id', '<>', param('userId')),
          ),
          eb.exists(
            eb
              .selectFrom('sources')
              .innerJoin('source_readers', 'source_readers.source_id', 'sources.id')
              .select('sources.id')
              .whereRef('sources.book_id', '=', 'books.id')
              .where('source_readers.user_id', '<>', param('userId')),
          ),
          eb.exists(
            eb
              .selectFrom('items')
              .innerJoin('review_events', 'review_events.item_id', 'items.id')
              .select('items.id')
              .whereRef('items.book_id', '=', 'books.id')
              .where('review_events.user_id', '<>', param('userId')),
          ),
        ]),
      ),
    ),
);
