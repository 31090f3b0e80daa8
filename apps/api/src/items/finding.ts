import type { FeedItem, Origin } from '@morsel/sdk/contract';
import { sql } from 'kysely';

import { compiledByIds } from '../database/compiled-by-ids.ts';
import { compiledQuery } from '../database/compiled-query.ts';
import type { Db, Tx } from '../database/connection.ts';
import type { ItemKind } from '../database/tables.ts';
import { type ItemContent, contentOf } from './content.ts';
import { type OriginRow, originColumns, originOf } from './origins.ts';
import { type PresentableItem, presentFeedItem } from './presenting.ts';
import { selectAnyItems } from './selecting.ts';
import {
  type Onlooker,
  type Viewer,
  booksBegunBy,
  booksVisibleTo,
  sourceOnceOpenTo,
  sourceOpenTo,
  viewerOf,
  viewerParams,
} from './visible-to.ts';

/** `origin` is there for generated items. */
export type StoredItem = ItemContent & {
  id: number;
  bookId: number;
  revision: number;
  origin?: Origin;
};

type RevisionRow = OriginRow & {
  id: number;
  book_id: number;
  kind: ItemKind;
  revision: number;
  body: string;
  answer_key: string | null;
};

/**
 * An item of a book that the reader may see, at the revision that they saw; at the current one when
 * that revision is not given or unknown. Late answers still find an item that has been taken out
 * since, and one of a book that was taken from view since the reader began it, by the revision they
 * name; without one, such an item is not found.
 */
export async function findItem(
  db: Db | Tx,
  input: { itemId: number; revision?: number | undefined; reader: Onlooker },
): Promise<StoredItem | undefined> {
  const [row] = await itemAtRevision(db, {
    itemId: input.itemId,
    revision: input.revision ?? NO_REVISION,
    ...viewerOf(input.reader),
  });
  if (row === undefined) return undefined;
  const { id, book_id: bookId, revision } = row;
  return { ...contentOf(row), id, bookId, revision, ...originOf(row) };
}

const NO_REVISION = 0;

const itemAtRevision = compiledQuery<RevisionRow, Viewer & { itemId: number; revision: number }>(
  (db, param) =>
    db
      .selectFrom('items')
      .innerJoin('books', 'books.id', 'items.book_id')
      .innerJoin('item_revisions', 'item_revisions.item_id', 'items.id')
      .leftJoin('item_origins', 'item_origins.item_id', 'items.id')
      .select(['items.id', 'items.book_id', 'items.kind'])
      .select(originColumns)
      .select(['item_revisions.revision', 'item_revisions.body', 'item_revisions.answer_key'])
      .where('items.id', '=', param('itemId'))
      .where((eb) => {
        const viewer = viewerParams(param);
        const isNamed = eb('item_revisions.revision', '=', param('revision'));
        return eb.or([
          eb.and([booksVisibleTo(viewer), sourceOpenTo(viewer)]),
          eb.and([isNamed, booksBegunBy(viewer), sourceOnceOpenTo(viewer)]),
        ]);
      })
      .where((eb) =>
        eb.or([
          eb('item_revisions.revision', '=', param('revision')),
          eb.and([
            eb('item_revisions.revision', '=', eb.ref('items.revision')),
            eb('items.state', '=', sql.lit('active')),
          ]),
        ]),
      )
      .orderBy((eb) =>
        eb
          .case()
          .when('item_revisions.revision', '=', param('revision'))
          .then(eb.lit(0))
          .else(eb.lit(1))
          .end(),
      )
      .limit(sql.lit(1)),
);

/**
 * The items with these ids as feed cards, in the order of the ids, whatever has become of them: for
 * ids that the reader was given, or that were just found for them.
 */
export async function findFeedItems(
  db: Db | Tx,
  { ids, reader }: { ids: readonly number[]; reader: Onlooker },
): Promise<FeedItem[]> {
  const rows = await itemsByIds(db, { userId: viewerOf(reader).viewerId, ids });
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

const itemsByIds = compiledByIds<PresentableItem>((db, { userId, ids }) =>
  selectAnyItems(db, { viewerId: userId }).where('items.id', 'in', ids),
);
