import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Db, Tx } from '../../database/connection.ts';
import type { PresentableBook } from '../../items/presenting.ts';
import { bookColumns } from '../../items/presenting.ts';
import { type Viewer, booksVisibleTo, viewerParams, visibleTo } from '../../items/visible-to.ts';

/** A book on the viewer's shelf. */
export type ShelfRow = PresentableBook & { entryId: number };

/** How far the viewer has come with the questions of a shelved book that they may see. */
export type Tally = { bookId: number; questions: number; rightOnce: number; mastered: number };

/** The viewer's shelf, oldest entry first. */
export const findShelf = compiledQuery<ShelfRow, Viewer>((db, param) =>
  db
    .selectFrom('shelf_books')
    .innerJoin('books', 'books.id', 'shelf_books.book_id')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .select('shelf_books.id as entryId')
    .select(bookColumns)
    .where('shelf_books.user_id', '=', param('viewerId'))
    .where(booksVisibleTo(viewerParams(param)))
    .orderBy('shelf_books.id'),
);

/** Tallies of all shelved books that have questions, counted in one pass. */
export const tallyShelf = compiledQuery<Tally, Viewer>((db, param) =>
  db
    .selectFrom('shelf_books')
    .innerJoin('books', 'books.id', 'shelf_books.book_id')
    .innerJoin('items', 'items.book_id', 'books.id')
    .leftJoin('memory_states', (join) =>
      join
        .onRef('memory_states.item_id', '=', 'items.id')
        .on('memory_states.user_id', '=', param('viewerId')),
    )
    .leftJoin('mastered_items', (join) =>
      join
        .onRef('mastered_items.item_id', '=', 'items.id')
        .on('mastered_items.user_id', '=', param('viewerId')),
    )
    .select((eb) => [
      'items.book_id as bookId',
      eb.fn.count<number>('items.id').as('questions'),
      eb.fn
        .count<number>(
          eb.case().when('memory_states.right_once', '=', eb.lit(1)).then(eb.lit(1)).end(),
        )
        .as('rightOnce'),
      eb.fn.count<number>('mastered_items.item_id').as('mastered'),
    ])
    .where('shelf_books.user_id', '=', param('viewerId'))
    .where('items.kind', '<>', sql.lit('flashcard'))
    .where(visibleTo(viewerParams(param)))
    .groupBy('items.book_id'),
);

/** Takes the entry away and answers it, if there is one. */
export const deleteEntry = compiledQuery<{ id: number }, { userId: number; bookId: number }>(
  (db, param) =>
    db
      .deleteFrom('shelf_books')
      .where('user_id', '=', param('userId'))
      .where('book_id', '=', param('bookId'))
      .returning('id'),
);

/**
 * Books on one reader's shelf that another's lacks, oldest entry first; of the default books, which
 * came by themselves, only those that the first reader practised.
 */
export const findOwnChoices = compiledQuery<
  { bookId: number; addedAt: number },
  { fromId: number; toId: number }
>((db, param) =>
  db
    .selectFrom('shelf_books')
    .innerJoin('books', 'books.id', 'shelf_books.book_id')
    .select(['books.id as bookId', 'shelf_books.added_at as addedAt'])
    .where('shelf_books.user_id', '=', param('fromId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('shelf_books as others')
            .select('others.id')
            .where('others.user_id', '=', param('toId'))
            .whereRef('others.book_id', '=', 'books.id'),
        ),
      ),
    )
    .where((eb) =>
      eb.or([
        eb('books.default_place', 'is', null),
        eb.exists(
          eb
            .selectFrom('items')
            .innerJoin('memory_states', 'memory_states.item_id', 'items.id')
            .select('items.id')
            .whereRef('items.book_id', '=', 'books.id')
            .where('memory_states.user_id', '=', param('fromId')),
        ),
      ]),
    )
    .orderBy('shelf_books.id'),
);

/** Empties a shelf. */
export const deleteEntries = compiledQuery<never, { userId: number }>((db, param) =>
  db.deleteFrom('shelf_books').where('user_id', '=', param('userId')),
);

/** Books on the shelf already keep their entry and its place. */
export async function insertEntries(
  tx: Tx,
  { userId, bookIds }: { userId: number; bookIds: readonly number[] },
  addedAt: number,
): Promise<void> {
  if (bookIds.length === 0) return;
  await tx
    .insertInto('shelf_books')
    .values(bookIds.map((bookId) => ({ user_id: userId, book_id: bookId, added_at: addedAt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'book_id']).doNothing())
    .execute();
}

/** The default books that are there to be seen, in the order of the shelf. */
export async function findDefaultBooks(db: Db | Tx): Promise<{ id: number }[]> {
  return db
    .selectFrom('books')
    .select('id')
    .where('default_place', 'is not', null)
    .where('listed', '=', 1)
    .where('hidden', '=', 0)
    .orderBy('default_place')
    .execute();
}
