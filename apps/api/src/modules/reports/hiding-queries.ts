import { DAY_MS, type Hold, type ReportReason, type ReportState } from '@morsel/sdk/domain';

import type { Tx } from '../../database/connection.ts';
import { isOpenHiding, isOpenReport } from '../../items/open-reports.ts';
import { itemOpenToAll } from '../../items/visible-to.ts';
import type { ReportRecord } from './hiding-rule.ts';

/**
 * The first open reports of an item that count: of accounts that had been readers for a day, and had
 * practised the item, when they reported it.
 */
export function findCountedReports(tx: Tx, itemId: number, most: number) {
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
    .limit(most)
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

/**
 * An active item, whether it is one that reports do not hide (built in, approved or made by an admin), and the
 * text whose readers alone see it.
 */
export async function findHideable(tx: Tx, itemId: number) {
  const item = await tx
    .selectFrom('items')
    .leftJoin('sources', (join) =>
      join.onRef('sources.id', '=', 'items.sourceId').on('sources.shared', '=', 0),
    )
    .select(['items.bookId', 'items.libraryKey', 'items.approvedAt'])
    .select('sources.id as textId')
    .where('items.id', '=', itemId)
    .where('items.state', '=', 'active')
    .executeTakeFirst();
  if (item === undefined) return undefined;
  const { bookId, textId, libraryKey, approvedAt } = item;
  return { bookId, textId, isBuiltIn: libraryKey !== null, isApproved: approvedAt !== null };
}

/** Items of a book that the same readers get: those of all, or of a text that only some have. */
export type SharedItems = { readonly bookId: number; readonly textId: number | null };

/** How many there are: those that readers add for themselves do not widen their share. */
export async function countItemsOf(tx: Tx, items: SharedItems): Promise<number> {
  const { count } = await selectItemsOf(tx, items)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('items.state', 'in', ['active', 'hidden'])
    .executeTakeFirstOrThrow();
  return count;
}

/** How many of them reports hide at the moment. */
export async function countHiddenOf(tx: Tx, items: SharedItems): Promise<number> {
  const { count } = await selectItemsOf(tx, items)
    .innerJoin('itemHidings', 'itemHidings.itemId', 'items.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('items.state', '=', 'hidden')
    .where(isOpenHiding())
    .executeTakeFirstOrThrow();
  return count;
}

function selectItemsOf(tx: Tx, { bookId, textId }: SharedItems) {
  const ofBook = tx.selectFrom('items').where('items.bookId', '=', bookId);
  if (textId === null) return ofBook.where(itemOpenToAll());
  return ofBook.where('items.sourceId', '=', textId).where('items.ownerId', 'is', null);
}

export async function hideItem(tx: Tx, itemId: number): Promise<void> {
  await tx.updateTable('items').set({ state: 'hidden' }).where('id', '=', itemId).execute();
}

type NewHiding = {
  readonly itemId: number;
  readonly heldBy: Hold | null;
  readonly createdAt: number;
};

/** What a report that counts is noted as. */
export type NotedReason = {
  readonly reporter: string;
  readonly reason: ReportReason;
  readonly weight: number;
};

/** What is noted of an item about which no admin has decided, the heaviest first. */
export function findNotedReasons(tx: Tx, itemId: number): Promise<NotedReason[]> {
  return tx
    .selectFrom('hidingReasons')
    .innerJoin('itemHidings', 'itemHidings.id', 'hidingReasons.hidingId')
    .select(['hidingReasons.reporter', 'hidingReasons.reason', 'hidingReasons.weight'])
    .where('itemHidings.itemId', '=', itemId)
    .where(isOpenHiding())
    .orderBy('hidingReasons.weight', 'desc')
    .orderBy('hidingReasons.reporter')
    .execute();
}

/** Notes that an item is hidden or held, and why; instead of what was noted of it before, if that is open. */
export async function replaceHiding(
  tx: Tx,
  hiding: NewHiding,
  reasons: readonly NotedReason[],
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
