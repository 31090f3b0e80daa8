import {
  type AliasableExpression,
  type Expression,
  type SqlBool,
  expressionBuilder,
  sql,
} from 'kysely';

import type { Tables } from '../database/tables.ts';
import type { Reader } from '../reader.ts';
import { isOpenReport } from './open-reports.ts';

/** Who looks: a reader, a guest, or nobody. */
export type Viewer = Pick<Reader, 'id' | 'role'> | null;

/** The same in a query, which may be a compiled one: its parameters are expressions. */
export type QueryViewer = {
  readonly id: number | Expression<number>;
  readonly role: Reader['role'] | Expression<Reader['role']>;
} | null;

/** No row belongs to nobody. */
const NOBODY = { id: 0, role: 'reader' } as const;

/** Who looks, as values of a compiled query. */
export type ViewerValues = NonNullable<Viewer>;

export function viewerValues(viewer: Viewer): ViewerValues {
  const { id, role } = viewer ?? NOBODY;
  return { id, role };
}

const on = expressionBuilder<Tables, 'items' | 'books' | 'generationRuns'>();

/** What may be of one text, and is for all otherwise. */
type OfSource = 'items.sourceId' | 'generationRuns.sourceId';

/** The viewer's id as a value of a query, that of no row where nobody looks. */
export function idOf(viewer: QueryViewer): number | Expression<number> {
  return (viewer ?? NOBODY).id;
}

export function isAdmin(viewer: QueryViewer): Expression<SqlBool> {
  // A constant in the text of the query: PostgreSQL cannot tell the type of two parameters that are
  // compared with each other.
  return on(on.val((viewer ?? NOBODY).role), '=', sql.lit<'admin'>('admin'));
}

/**
 * Active items of the books that the viewer may see, without others' own items, those of others' texts
 * and those that the viewer has reported: the one condition of each list, count, feed, search and de-duplication.
 * For queries on items joined with books.
 */
export function visibleTo(viewer: QueryViewer): Expression<SqlBool> {
  return on.and([
    on('items.state', '=', 'active'),
    booksVisibleTo(viewer),
    itemOpenTo(viewer),
    on.not(isReportedBy(viewer)),
  ]);
}

/** Items of no other reader alone, and of no text that only others have. */
export function itemOpenTo(viewer: QueryViewer): Expression<SqlBool> {
  return on.and([ownedByNobodyOr(viewer), sourceOpenTo(viewer)]);
}

/** Items of no reader alone, of none or an admin's text: what everybody may know of. */
export function itemOpenToAll(): Expression<SqlBool> {
  return on.and([on(ownerKey(), '=', NOBODYS), sourceOpenToAll('items.sourceId')]);
}

/** Items that are, or were, open to the viewer: what was met there may be finished. */
export function itemOnceOpenTo(viewer: QueryViewer): Expression<SqlBool> {
  return on.and([
    ownedByNobodyOr(viewer),
    on.or([sourceOpenTo(viewer), on.exists(readersOfSource(viewer, 'items.sourceId'))]),
  ]);
}

/** By one column of the index `items_by_book`, which has the items of nobody alone under 0. */
function ownedByNobodyOr(viewer: QueryViewer): Expression<SqlBool> {
  return on(ownerKey(), 'in', [NOBODYS, idOf(viewer)]);
}

const NOBODYS = sql.lit(0);
const ownerKey = () => sql<number>`coalesce(${on.ref('items.ownerId')}, ${NOBODYS})`;

/** Items (or runs) of all, of an admin's text, and of texts that the viewer has. */
export function sourceOpenTo(
  viewer: QueryViewer,
  column: OfSource = 'items.sourceId',
): Expression<SqlBool> {
  return on.or([
    sourceOpenToAll(column),
    on.exists(readersOfSource(viewer, column).where('sourceReaders.removedAt', 'is', null)),
  ]);
}

function sourceOpenToAll(column: OfSource): Expression<SqlBool> {
  return on.or([
    on(column, 'is', null),
    on.exists(
      on
        .selectFrom('sources')
        .select('sources.id')
        .whereRef('sources.id', '=', column)
        .where('sources.shared', '=', 1),
    ),
  ]);
}

function readersOfSource(viewer: QueryViewer, column: OfSource) {
  return on
    .selectFrom('sourceReaders')
    .select('sourceReaders.sourceId')
    .whereRef('sourceReaders.sourceId', '=', column)
    .where('sourceReaders.userId', '=', idOf(viewer));
}

function isReportedBy(viewer: QueryViewer): Expression<SqlBool> {
  return on.exists(
    on
      .selectFrom('itemReports')
      .select('itemReports.id')
      .whereRef('itemReports.itemId', '=', 'items.id')
      .where('itemReports.userId', '=', idOf(viewer))
      .where(isOpenReport()),
  );
}

/**
 * Books that the viewer has on the shelf or has practised: what was begun there may be finished,
 * though an admin takes the book from view meanwhile.
 */
export function booksBegunBy(viewer: QueryViewer): Expression<SqlBool> {
  return on.or([
    on.exists(
      on
        .selectFrom('shelfBooks')
        .select('shelfBooks.bookId')
        .where('shelfBooks.userId', '=', idOf(viewer))
        .whereRef('shelfBooks.bookId', '=', 'books.id'),
    ),
    on.exists(
      on
        .selectFrom('items as practised')
        .innerJoin('memoryStates', 'memoryStates.itemId', 'practised.id')
        .select('practised.id')
        .where('memoryStates.userId', '=', idOf(viewer))
        .whereRef('practised.bookId', '=', 'books.id'),
    ),
  ]);
}

/** Books that the viewer may see: listed ones, and those they added; admins all; none hidden. */
export function booksVisibleTo(viewer: QueryViewer): AliasableExpression<SqlBool> {
  return on.and([
    on('books.hidden', '=', 0),
    on.or([
      on('books.listed', '=', 1),
      isAdmin(viewer),
      on.exists(
        on
          .selectFrom('bookAdders')
          .select('bookAdders.bookId')
          .where('bookAdders.userId', '=', idOf(viewer))
          .whereRef('bookAdders.bookId', '=', 'books.id'),
      ),
    ]),
  ]);
}
