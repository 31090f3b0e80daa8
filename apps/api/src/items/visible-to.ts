import { type Expression, type SqlBool, expressionBuilder, sql } from 'kysely';

import type { Tables } from '../database/tables.ts';
import type { Reader } from '../reader.ts';

/**
 * Who looks, as two query parameters. A visitor is id 0, whom no row belongs to, so that one
 * compiled query serves visitors, readers and admins alike.
 */
export type Viewer = { viewerId: number; viewerIsAdmin: 0 | 1 };

export type ViewerExpressions = { [Key in keyof Viewer]: Expression<Viewer[Key]> };

/** The viewer as parameters of a compiled query. */
export function viewerParams(param: ViewerParam): ViewerExpressions {
  return { viewerId: param('viewerId'), viewerIsAdmin: param('viewerIsAdmin') };
}

type ViewerParam = {
  (name: 'viewerId'): Expression<number>;
  (name: 'viewerIsAdmin'): Expression<0 | 1>;
};

export type Onlooker = Pick<Reader, 'id' | 'role'> | null;

// Constants stand in the text of the query: PostgreSQL cannot tell the type of two parameters that
// are compared with each other.
const on = expressionBuilder<Tables, 'items' | 'books' | 'generation_runs'>();

/** What may be of one text, and is for all otherwise. */
type OfSource = 'items.source_id' | 'generation_runs.source_id';

export function viewerOf(reader: Onlooker): Viewer {
  return { viewerId: reader?.id ?? 0, viewerIsAdmin: reader?.role === 'admin' ? 1 : 0 };
}

/**
 * Active items of the books that the viewer may see, without those of others' texts and those that
 * the viewer has reported: the one condition of each list, count, feed, search and de-duplication.
 * For queries on items joined with books.
 */
export function visibleTo(viewer: ViewerExpressions): Expression<SqlBool> {
  return on.and([
    on('items.state', '=', sql.lit('active')),
    booksVisibleTo(viewer),
    sourceOpenTo(viewer),
    on.not(isReportedBy(viewer)),
  ]);
}

/** Items (or runs) of all, of an admin's text, and of texts that the viewer has. */
export function sourceOpenTo(
  viewer: ViewerExpressions,
  column: OfSource = 'items.source_id',
): Expression<SqlBool> {
  return on.or([
    sourceOpenToAll(column),
    on.exists(readersOfSource(viewer, column).where('source_readers.removed_at', 'is', null)),
  ]);
}

/** Items (or runs) of all and of an admin's text: what everybody may know of. */
export function sourceOpenToAll(column: OfSource = 'items.source_id'): Expression<SqlBool> {
  return on.or([
    on(column, 'is', null),
    on.exists(
      on
        .selectFrom('sources')
        .select('sources.id')
        .whereRef('sources.id', '=', column)
        .where('sources.shared', '=', on.lit(1)),
    ),
  ]);
}

/** Items of texts that the viewer has or had: what was met there may be finished. */
export function sourceOnceOpenTo(viewer: ViewerExpressions): Expression<SqlBool> {
  return on.or([sourceOpenTo(viewer), on.exists(readersOfSource(viewer, 'items.source_id'))]);
}

function readersOfSource({ viewerId }: ViewerExpressions, column: OfSource) {
  return on
    .selectFrom('source_readers')
    .select('source_readers.source_id')
    .whereRef('source_readers.source_id', '=', column)
    .where('source_readers.user_id', '=', viewerId);
}

function isReportedBy({ viewerId }: ViewerExpressions): Expression<SqlBool> {
  return on.exists(
    on
      .selectFrom('item_reports')
      .select('item_reports.id')
      .whereRef('item_reports.item_id', '=', 'items.id')
      .where('item_reports.user_id', '=', viewerId)
      .where('item_reports.state', '=', sql.lit('open')),
  );
}

/**
 * Books that the viewer has on the shelf or has practised: what was begun there may be finished,
 * though an admin takes the book from view meanwhile.
 */
export function booksBegunBy({ viewerId }: ViewerExpressions): Expression<SqlBool> {
  return on.or([
    on.exists(
      on
        .selectFrom('shelf_books')
        .select('shelf_books.book_id')
        .where('shelf_books.user_id', '=', viewerId)
        .whereRef('shelf_books.book_id', '=', 'books.id'),
    ),
    on.exists(
      on
        .selectFrom('items as practised')
        .innerJoin('memory_states', 'memory_states.item_id', 'practised.id')
        .select('practised.id')
        .where('memory_states.user_id', '=', viewerId)
        .whereRef('practised.book_id', '=', 'books.id'),
    ),
  ]);
}

/** Books that the viewer may see: listed ones, and those they added; admins all; none hidden. */
export function booksVisibleTo(viewer: ViewerExpressions): Expression<SqlBool> {
  return on.and([
    on('books.hidden', '=', on.lit(0)),
    on.or([
      on('books.listed', '=', on.lit(1)),
      on(viewer.viewerIsAdmin, '=', on.lit(1)),
      on.exists(
        on
          .selectFrom('book_adders')
          .select('book_adders.book_id')
          .where('book_adders.user_id', '=', viewer.viewerId)
          .whereRef('book_adders.book_id', '=', 'books.id'),
      ),
    ]),
  ]);
}
