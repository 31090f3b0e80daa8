import type { Restoration, RestoreRequest } from '@morsel/sdk/contract';

import type { Db, Tx } from '../../database/connection.ts';
import { lockItem, settleItems } from '../../items/settle-item.ts';
import { checkSelection } from './check-selection.ts';
import { findItemsToRestore, findStillToRestore } from './listed-hiding-queries.ts';

/** So many items are locked at a time: other writes get their turn in between. */
const AT_ONCE = 100;

/**
 * Gives readers what reports have hidden, of a book, a reporter, a hold or a time, and dismisses the reports
 * behind it: they count against those who reported. `now` in epoch ms. Breaking off leaves whole items
 * restored, and the same call restores the others.
 *
 * @throws InvalidInputError when the time ends before it begins.
 */
export async function restoreItems(
  db: Db,
  wanted: RestoreRequest,
  now: number,
): Promise<Restoration> {
  checkSelection(wanted);
  let [restored, after] = [0, 0];
  for (;;) {
    const done = await db.transaction().execute((tx) => restoreSome(tx, { wanted, after }, now));
    if (done === undefined) return { restored };
    restored += done.restored;
    ({ after } = done);
  }
}

/** The items beyond an id; undefined when there are none. */
async function restoreSome(
  tx: Tx,
  { wanted, after }: { readonly wanted: RestoreRequest; readonly after: number },
  now: number,
): Promise<{ restored: number; after: number } | undefined> {
  const found = await findItemsToRestore(tx, wanted, { after, most: AT_ONCE });
  const ids = found.map(({ itemId }) => itemId);
  const last = ids.at(-1);
  if (last === undefined) return undefined;
  for (const itemId of ids) await lockItem(tx, itemId);
  // An admin may have decided about one of them while its lock was waited for.
  const itemIds = (await findStillToRestore(tx, wanted, ids)).map(({ itemId }) => itemId);
  await settleItems(tx, { itemIds, state: 'active', outcome: 'kept' }, now);
  return { restored: itemIds.length, after: last };
}
