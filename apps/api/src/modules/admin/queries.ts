import { type Kysely, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { type PresentableBook, bookColumns } from '../../items/presenting.ts';
import { sourceOpenToAll } from '../../items/visible-to.ts';

/** A book with what only admins see of it; the counts are of what all readers can study. */
export type AdminBookRow = PresentableBook & {
  questionCount: number;
  flashcardCount: number;
  addedBy: number | null;
  listed: 0 | 1;
  hidden: 0 | 1;
};

/** All books, hidden and unlisted ones included. */
export const findBooks = compiledQuery<AdminBookRow, Record<string, never>>((db) =>
  selectBooks(db),
);

export const findBook = compiledQuery<AdminBookRow, { bookId: number }>((db, param) =>
  selectBooks(db).where('books.id', '=', param('bookId')),
);

function selectBooks(db: Kysely<Tables>) {
  return db
    .selectFrom('books')
    .innerJoin('topics', 'topics.id', 'books.topic_id')
    .leftJoin('items', (join) =>
      join
        .onRef('items.book_id', '=', 'books.id')
        .on('items.state', '=', sql.lit('active'))
        .on(sourceOpenToAll()),
    )
    .select(bookColumns)
    .select(['books.listed', 'books.hidden'])
    .select((eb) => [
      eb.fn
        .count<number>(
          eb.case().when('items.kind', '<>', sql.lit('flashcard')).then(eb.lit(1)).end(),
        )
        .as('questionCount'),
      eb.fn
        .count<number>(
          eb.case().when('items.kind', '=', sql.lit('flashcard')).then(eb.lit(1)).end(),
        )
        .as('flashcardCount'),
      // The first of those who added it.
      eb
        .selectFrom('book_adders')
        .select('book_adders.user_id')
        .whereRef('book_adders.book_id', '=', 'books.id')
        .orderBy('book_adders.added_at')
        .orderBy('book_adders.user_id')
        .limit(sql.lit(1))
        .as('addedBy'),
    ])
    .groupBy(['books.id', 'topics.id']);
}

export async function updateModeration(
  tx: Tx,
  bookId: number,
  flags: { listed?: 0 | 1; hidden?: 0 | 1 },
): Promise<void> {
  await tx.updateTable('books').set(flags).where('id', '=', bookId).execute();
}
