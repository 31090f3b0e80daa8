import { DAY_MS, type Hold, type ReportReason, type ReportState } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import { isOpenHiding, isOpenReport } from '../../items/open-reports.ts';
import { itemOpenToAll } from '../../items/visible-to.ts';
import type { ReportRecord } from './hiding-rule.ts';

/**
 * The open reports of an item that count: of accounts that had been readers for a day, and had practised
 * the item, when they reported it; the first comes first.
 */
export function findCountedReports(tx: Tx, itemId: number) {
  return tx
    .selectFrom('itemReports')
    .innerJoin('users', 'users.id', 'itemReports.userId')
    .select(['itemReports.userId', 'itemReports.reason', 'itemReports.network'])
    .select('users.createdAt as readerSince')
    .where('itemReports.itemId', '=', itemId)
    .where(isOpenReport())
    .where('users.email', 'is not', null)
    .where((eb) => eb('itemReports.createdAt', '>=', eb('users.createdAt', '+', DAY_MS)))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('reviewEvents')
          .select('reviewEvents.id')
          .whereRef('reviewEvents.userId', '=', 'itemReports.userId')
          .whereRef('reviewEvents.itemId', '=', 'itemReports.itemId')
          .whereRef('reviewEvents.receivedAt', '<=', 'itemReports.createdAt'),
      ),
    )
    .orderBy('itemReports.id')
    .execute();
}

/** What admins left as it was. */
const DISMISSED: ReportState = 'kept';

/** How admins decided about reports of these readers; of their own items these are the judges. */
export async function findRecords(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ReportRecord>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('itemReports')
    .innerJoin('items', 'items.id', 'itemReports.itemId')
    .select('itemReports.userId')
    .select((eb) => [
      eb.fn.countAll<number>().as('decided'),
      eb.fn
        .sum<number>(eb.case().when('itemReports.state', '=', DISMISSED).then(1).else(0).end())
        .as('dismissed'),
    ])
    .where('itemReports.userId', 'in', userIds)
    .where('itemReports.decidedAt', 'is not', null)
    .where('items.ownerId', 'is', null)
    .groupBy('itemReports.userId')
    .execute();
  return new Map(
    rows.map(({ userId, decided, dismissed }) => [
      userId,
      { upheld: decided - dismissed, dismissed },
    ]),
  );
}

/** An active item, and whether it is one that reports do not hide: built in, approved or made by an admin. */
export async function findHideable(tx: Tx, itemId: number) {
  const item = await tx
    .selectFrom('items')
    .leftJoin('itemOrigins', 'itemOrigins.itemId', 'items.id')
    .leftJoin('generationRuns', 'generationRuns.id', 'itemOrigins.runId')
    .leftJoin('users as makers', 'makers.id', 'generationRuns.userId')
    .select(['items.bookId', 'items.libraryKey', 'items.approvedAt', 'makers.role'])
    .where('items.id', '=', itemId)
    .where('items.state', '=', 'active')
    .executeTakeFirst();
  if (item === undefined) return undefined;
  const { bookId, libraryKey, approvedAt, role } = item;
  const isApproved = approvedAt !== null || role === 'admin';
  return { bookId, isBuiltIn: libraryKey !== null, isApproved };
}

/** Locks a book until the transaction ends, by an update that changes nothing. */
export async function lockBook(tx: Tx, bookId: number): Promise<void> {
  await tx
    .updateTable('books')
    .set((eb) => ({ hidden: eb.ref('hidden') }))
    .where('id', '=', bookId)
    .execute();
}

/** Items of a book for everybody: those that readers add for themselves do not widen its share. */
export async function countItemsOf(tx: Tx, bookId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('items.bookId', '=', bookId)
    .where('items.state', 'in', ['active', 'hidden'])
    .where(itemOpenToAll())
    .executeTakeFirstOrThrow();
  return count;
}

/** Items of a book that reports hide at the moment. */
export async function countHiddenOf(tx: Tx, bookId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('items')
    .innerJoin('itemHidings', 'itemHidings.itemId', 'items.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('items.bookId', '=', bookId)
    .where('items.state', '=', 'hidden')
    .where(isOpenHiding())
    .executeTakeFirstOrThrow();
  return count;
}

export async function hideItem(tx: Tx, itemId: number): Promise<void> {
  await tx.updateTable('items').set({ state: 'hidden' }).where('id', '=', itemId).execute();
}

type NewHiding = {
  readonly itemId: number;
  readonly heldBy: Hold | null;
  readonly createdAt: number;
};
type NewReason = {
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly weight: number;
};

/** Notes that an item is hidden or held, and why; instead of what was noted of it before, if that is open. */
export async function replaceHiding(
  tx: Tx,
  hiding: NewHiding,
  reasons: readonly NewReason[],
): Promise<void> {
  await tx
    .deleteFrom('itemHidings')
    .where('itemId', '=', hiding.itemId)
    .where(isOpenHiding())
    .execute();
  const { id: hidingId } = await tx
    .insertInto('itemHidings')
    .values(hiding)
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = reasons.map(({ reporter, reason, weight }) => ({
    hidingId,
    reporter,
    reason,
    weight,
  }));
  await tx.insertInto('hidingReasons').values(rows).execute();
}
