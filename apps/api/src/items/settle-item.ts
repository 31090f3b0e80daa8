import type { ReportState } from '@morsel/sdk/contract';

import type { Tx } from '../database/connection.ts';
import type { ItemState } from '../database/tables.ts';
import { isOpenReport } from './open-reports.ts';

/** What is decided about an item, and what its reporters are told. */
export type ItemDecision = {
  readonly itemId: number;
  readonly state: Extract<ItemState, 'active' | 'hidden' | 'deleted'>;
  readonly outcome: Exclude<ReportState, 'open'>;
};

/**
 * Locks an item until the transaction ends, by an update that changes nothing: reports of it, and
 * decisions about it, take turns.
 */
export async function lockItem(tx: Tx, itemId: number): Promise<void> {
  await tx
    .updateTable('items')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', itemId)
    .execute();
}

/**
 * Decides about an item: it takes the state, and its open reports are closed with the outcome;
 * `now` in epoch ms. Reports that arrive meanwhile wait until the transaction ends.
 */
export async function settleItem(
  tx: Tx,
  { itemId, state, outcome }: ItemDecision,
  now: number,
): Promise<void> {
  await tx.updateTable('items').set({ state }).where('id', '=', itemId).execute();
  await tx
    .updateTable('itemReports')
    .set({ state: outcome, decidedAt: now })
    .where('itemId', '=', itemId)
    .where(isOpenReport())
    .execute();
}
