import type { Tx } from '../../database/connection.ts';
import { hideReported } from './queries.ts';

/** Open reports of different accounts that hide an item. Anybody can be many guests. */
const ENOUGH = 3;

/**
 * Hides an item from all until an admin decides, once enough accounts have reported it. To be
 * called with the item locked, whenever a report has become an account's.
 */
export async function hideWhenReportedEnough(tx: Tx, itemId: number): Promise<void> {
  await hideReported(tx, { itemId, enough: ENOUGH });
}
