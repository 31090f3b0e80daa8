import { sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';

/** Title and author, and whether the reader has added the book. */
export const findBookOfReader = compiledQuery<
  { title: string; author: string; isAdder: 0 | 1 },
  { bookId: number; userId: number }
>((db, param) =>
  db
    .selectFrom('books')
    .where('books.id', '=', param('bookId'))
    .select(['books.title', 'books.author'])
    .select((eb) =>
      eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom('book_adders')
              .select('book_adders.user_id')
              .whereRef('book_adders.book_id', '=', 'books.id')
              .where('book_adders.user_id', '=', param('userId')),
          ),
        )
        .then(sql.lit<0 | 1>(1))
        .else(sql.lit<0 | 1>(0))
        .end()
        .as('isAdder'),
    ),
);

export const upsertReader = compiledQuery<
  never,
  { sourceId: number; userId: number; name: string; addedAt: number }
>((db, param) =>
  db
    .insertInto('source_readers')
    .values({
      source_id: param('sourceId'),
      user_id: param('userId'),
      name: param('name'),
      added_at: param('addedAt'),
    })
    .onConflict((conflict) =>
      conflict.columns(['source_id', 'user_id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        removed_at: null,
      })),
    ),
);

/** Answers a row when the reader had the text. */
export const removeReader = compiledQuery<
  { source_id: number },
  { sourceId: number; userId: number; removedAt: number }
>((db, param) =>
  db
    .updateTable('source_readers')
    .set({ removed_at: param('removedAt') })
    .where('source_id', '=', param('sourceId'))
    .where('user_id', '=', param('userId'))
    .where('removed_at', 'is', null)
    .returning('source_id'),
);

/** A text is shared as long as an admin has it. */
export const unshareWithoutAdmin = compiledQuery<never, { sourceId: number }>((db, param) =>
  db
    .updateTable('sources')
    .set({ shared: sql.lit<0>(0) })
    .where('id', '=', param('sourceId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('source_readers')
            .innerJoin('users', 'users.id', 'source_readers.user_id')
            .select('source_readers.user_id')
            .whereRef('source_readers.source_id', '=', 'sources.id')
            .where('source_readers.removed_at', 'is', null)
            .where('users.role', '=', sql.lit<'admin'>('admin')),
        ),
      ),
    ),
);
