import type { HidingSelection } from '@morsel/sdk/contract';
import { HIDINGS_PAGE, MOST_HIDING_GROUPS } from '@morsel/sdk/domain';
import { type Kysely, sql } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { currentRevision } from '../../items/item-revisions.ts';
import { isOpenHiding, isOpenReport } from '../../items/open-reports.ts';

/** Hidings about which no admin has decided, of items that are there: those that are asked for. */
function selectHidings(
  db: Kysely<Tables>,
  { bookId, reporter, heldBy, since, until }: HidingSelection,
) {
  let query = db
    .selectFrom('itemHidings')
    .innerJoin('items', 'items.id', 'itemHidings.itemId')
    .where(isOpenHiding())
    .where('items.state', 'in', ['active', 'hidden']);
  if (bookId !== undefined) query = query.where('items.bookId', '=', bookId);
  if (heldBy === 'nothing') query = query.where('itemHidings.heldBy', 'is', null);
  else if (heldBy !== undefined) query = query.where('itemHidings.heldBy', '=', heldBy);
  if (since !== undefined) query = query.where('itemHidings.createdAt', '>=', since);
  if (until !== undefined) query = query.where('itemHidings.createdAt', '<=', until);
  if (reporter === undefined) return query;
  return query.where('itemHidings.id', 'in', (eb) =>
    eb.selectFrom('hidingReasons').select('hidingId').where('reporter', '=', reporter),
  );
}

/** A page of them, the latest first. */
export function findHidings(db: Db, selection: HidingSelection, before: number | undefined) {
  return selectHidings(db, selection)
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

/** How many items are held by what, null of those that are hidden. */
export function countByHold(db: Db, selection: HidingSelection) {
  return selectHidings(db, selection)
    .select('itemHidings.heldBy')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .groupBy('itemHidings.heldBy')
    .execute();
}

/** How many open reports there are of the items. */
export async function countReportsOf(db: Db, selection: HidingSelection): Promise<number> {
  const { reports } = await db
    .selectFrom('itemReports')
    .select((eb) => eb.fn.countAll<number>().as('reports'))
    .where(isOpenReport())
    .where('itemReports.itemId', 'in', selectHidings(db, selection).select('itemHidings.itemId'))
    .executeTakeFirstOrThrow();
  return reports;
}

const one = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** The books with most hidings; those of which items wait for a share come first. */
export function findBooksWithMost(db: Db, selection: HidingSelection) {
  const heldBy = sql.ref('item_hidings.held_by');
  return selectHidings(db, selection)
    .innerJoin('books', 'books.id', 'items.bookId')
    .select(['books.id as bookId', 'books.title'])
    .select([
      one(sql`${heldBy} is null`).as('hidden'),
      one(sql`${heldBy} is not null`).as('held'),
      one(sql`${heldBy} = 'share'`).as('waiting'),
    ])
    .groupBy(['books.id', 'books.title'])
    .orderBy('waiting', 'desc')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('books.id')
    .limit(MOST_HIDING_GROUPS)
    .execute();
}

/** The reporters of most of them. */
export function findReportersOfMost(db: Db, selection: HidingSelection) {
  return db
    .selectFrom('hidingReasons')
    .select('hidingReasons.reporter')
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .where('hidingReasons.hidingId', 'in', selectHidings(db, selection).select('itemHidings.id'))
    .groupBy('hidingReasons.reporter')
    .orderBy('items', 'desc')
    .orderBy('hidingReasons.reporter')
    .limit(MOST_HIDING_GROUPS)
    .execute();
}

/** Items to restore, some of them beyond an id, in the order in which they are locked. */
export function findItemsToRestore(
  tx: Tx,
  wanted: HidingSelection,
  { after, most }: { readonly after: number; readonly most: number },
) {
  return selectHidings(tx, wanted)
    .select('itemHidings.itemId')
    .where('itemHidings.itemId', '>', after)
    .orderBy('itemHidings.itemId')
    .limit(most)
    .execute();
}

/** Those of some items that are still to be restored. */
export function findStillToRestore(tx: Tx, wanted: HidingSelection, itemIds: readonly number[]) {
  return selectHidings(tx, wanted)
    .select('itemHidings.itemId')
    .where('itemHidings.itemId', 'in', itemIds)
    .execute();
}
