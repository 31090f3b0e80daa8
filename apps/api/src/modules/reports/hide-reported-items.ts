import type { Tx } from '../../database/connection.ts';
import { lockItem } from '../../items/settle-item.ts';
import { findReportedItems, hideReported } from './queries.ts';

/** Open reports of different accounts that hide an item. Anybody can be many guests. */
const ENOUGH = 3;

/**
 * Hides an item from all until an admin decides, once enough accounts have reported it. To be
 * called with the item locked.
 */
export async function hideWhenReportedEnough(tx: Tx, itemId: number): Promise<void> {
  await hideReported(tx, { itemId, enough: ENOUGH });
}

/** Runs a change by which a guest's reports become an account's: from then on they count. */
export async function withReportsCounted<Outcome>(
  tx: Tx,
  guestId: number,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const reported = await findReportedItems(tx, guestId);
  for (const item of reported) await lockItem(tx, item.itemId);
  const outcome = await change();
  for (const { itemId } of reported) await hideWhenReportedEnough(tx, itemId);
  return outcome;
}
