import { sql } from 'kysely';

import type { Db, Tx } from '../../database/connection.ts';
import { openToAdmins, selectAdminItems } from '../../items/admin-items.ts';
import { isOpenReport } from '../../items/open-reports.ts';
import { itemOpenToAll } from '../../items/visible-to.ts';

/** In their order in the book. */
export function findBookItems(db: Db | Tx, bookId: number) {
  return selectAdminItems(db)
    .where('items.bookId', '=', bookId)
    .orderBy('items.position')
    .orderBy('items.id')
    .execute();
}

/**
 * Items with open reports or claims: those with most reports first, then those of which most readers
 * say something, then those that wait longest.
 */
export function findReportedItems(db: Db, most: number) {
  return selectAdminItems(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('itemReports')
              .select(['itemId', 'createdAt', 'userId', sql<number>`1`.as('isReport')])
              .where(isOpenReport())
              .unionAll(
                eb
                  .selectFrom('answerClaims')
                  .select(['itemId', 'createdAt', 'userId', sql<number>`0`.as('isReport')])
                  .where('state', '=', sql.lit<'open'>('open')),
              )
              .as('words'),
          )
          .select((eb) => [
            'itemId',
            eb.fn.sum('isReport').as('reports'),
            eb.fn.count('userId').distinct().as('readers'),
            eb.fn.min('createdAt').as('first'),
          ])
          .groupBy('itemId')
          .as('reported'),
      (join) => join.onRef('reported.itemId', '=', 'items.id'),
    )
    .orderBy('reported.reports', 'desc')
    .orderBy('reported.readers', 'desc')
    .orderBy('reported.first')
    .orderBy('items.id')
    .limit(most)
    .execute();
}

/** Items that readers get, with a doubt that nobody has decided about: the worst first, of these those of most readers. */
export function findDoubtfulItems(db: Db, most: number) {
  return selectAdminItems(db)
    .innerJoin('itemFigures', (join) =>
      join
        .onRef('itemFigures.itemId', '=', 'items.id')
        .onRef('itemFigures.revision', '=', 'items.revision'),
    )
    .where('itemFigures.doubt', 'is not', null)
    .where('itemFigures.fineAtReaders', 'is', null)
    .where('items.state', '=', 'active')
    .where(itemOpenToAll())
    .orderBy('itemFigures.doubt')
    .orderBy('itemFigures.readers', 'desc')
    .orderBy('itemFigures.itemId')
    .limit(most)
    .execute();
}

/** An item that admins see, whatever its state. */
export function findItemOfAnyState(tx: Tx, itemId: number) {
  return tx
    .selectFrom('items')
    .select('items.kind')
    .where('items.id', '=', itemId)
    .where(openToAdmins)
    .executeTakeFirst();
}

/** A report of an item as admins see it; `email` tells accounts from guests. */
export type AdminReportRow = Awaited<ReturnType<typeof findReportsOfItems>>[number];

/** All reports of these items, newest first. */
export async function findReportsOfItems(db: Db | Tx, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('itemReports')
    .innerJoin('users', 'users.id', 'itemReports.userId')
    .select(['itemReports.id', 'itemId', 'userId', 'users.email'])
    .select(['reason', 'note', 'state', 'itemReports.createdAt'])
    .where('itemId', 'in', itemIds)
    .orderBy('itemReports.id', 'desc')
    .execute();
}

/** A chunk's chapter, and where in it the chunk is (UTF-16 units). */
export function findChunk(db: Db | Tx, { sourceId, chunk }: { sourceId: number; chunk: number }) {
  return db
    .selectFrom('sourceChunks')
    .innerJoin('sourceChapters', (join) =>
      join
        .onRef('sourceChapters.sourceId', '=', 'sourceChunks.sourceId')
        .onRef('sourceChapters.number', '=', 'sourceChunks.chapter'),
    )
    .select(['sourceChapters.text', 'startAt as start', 'endAt as end'])
    .where('sourceChunks.sourceId', '=', sourceId)
    .where('sourceChunks.number', '=', chunk)
    .executeTakeFirst();
}
