import type { ReportState } from '@morsel/sdk/contract';

import type { Tx } from '../database/connection.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import type { ItemState } from '../database/tables.ts';
import { isOpenHiding, isOpenReport } from './open-reports.ts';

/** What is decided about an item, and what its reporters are told. */
export type ItemDecision = {
  readonly itemId: number;
  readonly state: Extract<ItemState, 'active' | 'hidden' | 'deleted'>;
  readonly outcome: Exclude<ReportState, 'open'>;
};

/**
 * Locks an item until the transaction ends, by an update that changes nothing: reports of it, and
 * decisions about it, take turns. On SQLite transactions follow each other anyway, and one that is refused after it
 * is to have written nothing.
 */
export async function lockItem(tx: Tx, itemId: number): Promise<void> {
  if (isSqlite(tx)) return;
  await tx
    .updateTable('items')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', itemId)
    .execute();
}

/**
 * Decides about an item: it takes the state, and its open reports and hiding are closed with the outcome;
 * what stays is approved by that. `now` in epoch ms. Reports that arrive meanwhile wait until the
 * transaction ends.
 */
export async function settleItem(
  tx: Tx,
  { itemId, ...decision }: ItemDecision,
  now: number,
): Promise<void> {
  await settleItems(tx, { itemIds: [itemId], ...decision }, now);
}

/** The same for several items at once. */
export async function settleItems(
  tx: Tx,
  {
    itemIds,
    state,
    outcome,
  }: { readonly itemIds: readonly number[] } & Omit<ItemDecision, 'itemId'>,
  now: number,
): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .updateTable('items')
    .set({ state, ...(state === 'active' && { approvedAt: now }) })
    .where('id', 'in', itemIds)
    .execute();
  await tx
    .updateTable('itemReports')
    .set({ state: outcome, decidedAt: now, network: null })
    .where('itemId', 'in', itemIds)
    .where(isOpenReport())
    .execute();
  await tx
    .updateTable('itemHidings')
    .set({ state: outcome, decidedAt: now })
    .where('itemId', 'in', itemIds)
    .where(isOpenHiding())
    .execute();
}
