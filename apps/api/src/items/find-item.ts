import type { FeedItem, Origin } from '@morsel/sdk/contract';

import { compiledQuery, compiledRow, type Params } from '../database/compiled-query.ts';
import type { Db, Tx } from '../database/connection.ts';
import { type ItemContent, contentOf } from './item-content.ts';
import { originColumns, originOf } from './item-origins.ts';
import { presentFeedItem } from './present-item.ts';
import { type PresentableItem, selectAnyItems } from './select-items.ts';
import {
  type Viewer,
  type ViewerValues,
  booksBegunBy,
  booksVisibleTo,
  itemOnceOpenTo,
  itemOpenTo,
  viewerValues,
} from './visible-to.ts';

/** `origin` is there for generated items. */
export type StoredItem = ItemContent & {
  id: number;
  bookId: number;
  revision: number;
  origin?: Origin;
};

/**
 * An item of a book that the reader may see, at the revision that they saw; at the current one when
 * that revision is not given or unknown. Late answers still find an item that has been taken out
 * since, and one of a book that was taken from view since the reader began it, by the revision they
 * name; without one, such an item is not found.
 */
export async function findItem(
  db: Db | Tx,
  input: { itemId: number; revision?: number | undefined; reader: Viewer },
): Promise<StoredItem | undefined> {
  const { itemId, revision: named = NO_REVISION, reader } = input;
  const row = await itemAtRevision(db, { itemId, named, ...viewerValues(reader) });
  if (row === undefined) return undefined;
  const { id, bookId, revision } = row;
  return { ...contentOf(row), id, bookId, revision, ...originOf(row) };
}

const NO_REVISION = 0;

type AskedItem = ViewerValues & { itemId: number; named: number };

const itemAtRevision = compiledRow((db, { itemId, named, ...viewer }: Params<AskedItem>) =>
  db
    .selectFrom('items')
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemRevisions', 'itemRevisions.itemId', 'items.id')
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .select(['items.id', 'items.bookId', 'items.kind'])
    .select(originColumns)
    .select(['itemRevisions.revision', 'itemRevisions.body', 'itemRevisions.answerKey'])
    .where('items.id', '=', itemId)
    .where('items.state', 'not in', ['proposed', 'struck'])
    .where((eb) =>
      eb.or([
        eb.and([booksVisibleTo(viewer), itemOpenTo(viewer)]),
        eb.and([
          eb('itemRevisions.revision', '=', named),
          booksBegunBy(viewer),
          itemOnceOpenTo(viewer),
        ]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('itemRevisions.revision', '=', named),
        eb.and([
          eb('itemRevisions.revision', '=', eb.ref('items.revision')),
          eb('items.state', '=', 'active'),
        ]),
      ]),
    )
    .orderBy((eb) => eb('itemRevisions.revision', '=', named), 'desc')
    .limit(1),
);

/**
 * The items with these ids as feed cards, in the order of the ids, whatever has become of them: for
 * ids that the reader was given, or that were just found for them.
 */
export async function findFeedItems(
  db: Db | Tx,
  { ids, reader }: { ids: readonly number[]; reader: Viewer },
): Promise<FeedItem[]> {
  if (ids.length === 0) return [];
  const rows = await itemsByIds(db, { userId: viewerValues(reader).id, ids });
  return inOrderOf(ids, rows).map(presentFeedItem);
}

/** The rows of items in the order of these ids; ids without a row are left out. */
export function inOrderOf<Row extends Pick<PresentableItem, 'itemId'>>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const itemsByIds = compiledQuery(
  (db, { userId, ids }: Params<{ userId: number; ids: readonly number[] }>) =>
    selectAnyItems(db, userId).where('items.id', 'in', ids),
);
