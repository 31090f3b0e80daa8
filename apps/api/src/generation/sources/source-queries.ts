import { type Expression, type Kysely, type SqlBool, expressionBuilder, sql } from 'kysely';

import { compiledQuery } from '../../database/compiled-query.ts';
import type { Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import {
  type Viewer,
  type ViewerExpressions,
  booksVisibleTo,
  viewerParams,
} from '../../items/visible-to.ts';
import type { TextFormat } from '../book-text.ts';

/** A text as one reader has it; `name` and `addedAt` of the one who shared it, where it is not theirs. */
export type SourceRow = {
  id: number;
  format: TextFormat;
  words: number;
  shared: 0 | 1;
  name: string;
  addedAt: number;
  reached: number | null;
};

/**
 * The texts of a book that the viewer has added, and those that admins share; oldest first. A shared
 * one comes once for each admin who shares it.
 */
export const findSources = compiledQuery<SourceRow, Viewer & { bookId: number }>((db, param) =>
  textsOf(db, viewerParams(param))
    .where('sources.book_id', '=', param('bookId'))
    .orderBy('sources.id')
    .orderBy('source_readers.added_at', 'desc'),
);

/** One of them, of a book that the viewer may see. */
export const findSource = compiledQuery<SourceRow, Viewer & { sourceId: number }>((db, param) =>
  textsOf(db, viewerParams(param))
    .innerJoin('books', 'books.id', 'sources.book_id')
    .where('sources.id', '=', param('sourceId'))
    .where(booksVisibleTo(viewerParams(param)))
    .orderBy('source_readers.added_at', 'desc')
    .limit(sql.lit(1)),
);

function textsOf(db: Kysely<Tables>, { viewerId }: ViewerExpressions) {
  return db
    .selectFrom('sources')
    .innerJoin('source_readers', 'source_readers.source_id', 'sources.id')
    .innerJoin('users', 'users.id', 'source_readers.user_id')
    .leftJoin('reading_positions', (join) =>
      join
        .onRef('reading_positions.source_id', '=', 'sources.id')
        .on('reading_positions.user_id', '=', viewerId),
    )
    .where('source_readers.removed_at', 'is', null)
    .where((eb) => eb.or([eb('source_readers.user_id', '=', viewerId), sharedWith(viewerId)]))
    .select(['sources.id', 'sources.format', 'sources.words', 'sources.shared'])
    .select(['source_readers.name', 'source_readers.added_at as addedAt'])
    .select('reading_positions.reached');
}

const of = expressionBuilder<Tables, 'sources' | 'source_readers' | 'users'>();

/** What an admin shares, with a viewer who does not have it as their own. */
function sharedWith(viewerId: Expression<number>): Expression<SqlBool> {
  const own = of
    .selectFrom('source_readers as own')
    .select('own.source_id')
    .whereRef('own.source_id', '=', 'sources.id')
    .where('own.user_id', '=', viewerId)
    .where('own.removed_at', 'is', null);
  return of.and([
    of('sources.shared', '=', of.lit(1)),
    of.not(of.exists(own)),
    of('users.role', '=', sql.lit<'admin'>('admin')),
  ]);
}

type NewSource = { bookId: number; format: TextFormat; hash: string; words: number };

/**
 * The text with this content, made where it is new; its row is locked until the transaction ends.
 * `isEmpty` when its chapters are not there (any more).
 */
export async function upsertSource(
  tx: Tx,
  { bookId, format, hash, words, shared, now }: NewSource & { shared: 0 | 1; now: number },
): Promise<{ id: number; isEmpty: boolean }> {
  const { id } = await tx
    .insertInto('sources')
    .values({ book_id: bookId, format, content_hash: hash, words, shared, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['book_id', 'content_hash']).doUpdateSet((eb) => ({
        shared: eb
          .case()
          .when('excluded.shared', '=', 1)
          .then(eb.lit<0 | 1>(1))
          .else(eb.ref('sources.shared'))
          .end(),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const chapter = await tx
    .selectFrom('source_chapters')
    .select('number')
    .where('source_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return { id, isEmpty: chapter === undefined };
}

/** Brings back the items of a text that had gone with it. */
export const restoreItems = compiledQuery<never, { sourceId: number }>((db, param) =>
  db
    .updateTable('items')
    .set({ state: sql.lit('active') })
    .where('source_id', '=', param('sourceId'))
    .where('state', '=', sql.lit('removed')),
);
