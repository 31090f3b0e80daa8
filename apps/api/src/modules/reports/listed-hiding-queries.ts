import type { RestoreRequest } from '@morsel/sdk/contract';
import { HIDINGS_PAGE } from '@morsel/sdk/domain';
import type { Kysely } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { isOpenHiding } from '../../items/open-reports.ts';

/** Hidings about which no admin has decided, of items that are there. */
function selectOpenHidings(db: Kysely<Tables>) {
  return db
    .selectFrom('itemHidings')
    .innerJoin('items', 'items.id', 'itemHidings.itemId')
    .where(isOpenHiding())
    .where('items.state', 'in', ['active', 'hidden']);
}

/** A page of them, the latest first. */
export function findHidings(db: Db, before: number | undefined) {
  return selectOpenHidings(db)
    .innerJoin('books', 'books.id', 'items.bookId')
    .innerJoin('itemRevisions', currentRevision)
    .select(['itemHidings.id', 'itemHidings.itemId', 'itemHidings.heldBy'])
    .select(['itemHidings.createdAt', 'items.kind', 'itemRevisions.body'])
    .select(['items.bookId', 'books.title as bookTitle'])
    .$if(before !== undefined, (query) => query.where('itemHidings.id', '<', before ?? 0))
    .orderBy('itemHidings.id', 'desc')
    .limit(HIDINGS_PAGE)
    .execute();
}

/** What hidings are from, the heaviest first. */
export async function findReasons(db: Db, hidingIds: readonly number[]) {
  if (hidingIds.length === 0) return [];
  return db
    .selectFrom('hidingReasons')
    .selectAll()
    .where('hidingId', 'in', hidingIds)
    .orderBy('weight', 'desc')
    .orderBy('reporter')
    .execute();
}

/** Items to restore, some of them beyond an id, in the order in which they are locked. */
export function findItemsToRestore(
  tx: Tx,
  wanted: RestoreRequest,
  { after, most }: { readonly after: number; readonly most: number },
) {
  return selectItemsToRestore(tx, wanted)
    .where('itemHidings.itemId', '>', after)
    .orderBy('itemHidings.itemId')
    .limit(most)
    .execute();
}

/** Those of some items that are still to be restored. */
export function findStillToRestore(tx: Tx, wanted: RestoreRequest, itemIds: readonly number[]) {
  return selectItemsToRestore(tx, wanted).where('itemHidings.itemId', 'in', itemIds).execute();
}

function selectItemsToRestore(tx: Tx, { bookId, reporter, since, until }: RestoreRequest) {
  let query = selectOpenHidings(tx).select('itemHidings.itemId');
  if (bookId !== undefined) query = query.where('items.bookId', '=', bookId);
  if (since !== undefined) query = query.where('itemHidings.createdAt', '>=', since);
  if (until !== undefined) query = query.where('itemHidings.createdAt', '<=', until);
  if (reporter === undefined) return query;
  return query.where('itemHidings.id', 'in', (eb) =>
    eb.selectFrom('hidingReasons').select('hidingId').where('reporter', '=', reporter),
  );
}
