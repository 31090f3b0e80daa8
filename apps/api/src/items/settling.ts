import type { ReportState } from '@morsel/sdk/contract';

import { compiledQuery } from '../database/compiled-query.ts';
import type { Tx } from '../database/connection.ts';
import type { ItemState } from '../database/tables.ts';

/** What is decided about an item, and what its reporters are told. */
export type Verdict = {
  readonly itemId: number;
  readonly state: Exclude<ItemState, 'removed'>;
  readonly outcome: Exclude<ReportState, 'open'>;
};

/**
 * Locks an item until the transaction ends, by an update that changes nothing: reports of it, and
 * decisions about it, take turns.
 */
export const lockItem = compiledQuery<never, { itemId: number }>((db, param) =>
  db
    .updateTable('items')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('id', '=', param('itemId')),
);

/**
 * Decides about an item: it takes the state, and its open reports are closed with the outcome;
 * `now` in epoch ms. Reports that arrive meanwhile wait until the transaction ends.
 */
export async function settleItem(
  tx: Tx,
  { itemId, state, outcome }: Verdict,
  now: number,
): Promise<void> {
  await updateState(tx, { itemId, state });
  await closeReports(tx, { itemId, outcome, decidedAt: now });
}

const updateState = compiledQuery<never, { itemId: number; state: ItemState }>((db, param) =>
  db
    .updateTable('items')
    .set({ state: param('state') })
    .where('id', '=', param('itemId')),
);

const closeReports = compiledQuery<
  never,
  { itemId: number; outcome: ReportState; decidedAt: number }
>((db, param) =>
  db
    .updateTable('item_reports')
    .set({ state: param('outcome'), decided_at: param('decidedAt') })
    .where('item_id', '=', param('itemId'))
    .where('state', '=', 'open'),
);
