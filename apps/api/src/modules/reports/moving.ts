import type { Tx } from '../../database/connection.ts';
import { lockItem } from '../../items/settling.ts';
import { hideWhenReportedEnough } from './hiding.ts';
import { deleteSharedReports, findReportedBy, handReportsOver } from './queries.ts';

/**
 * Gives a reader's reports to another; where both have an open one of the same item, the other's
 * stays. Those of a guest count from now on as the account's.
 */
export async function moveReports(tx: Tx, readers: { fromId: number; toId: number }) {
  const reported = await findReportedBy(tx, { userId: readers.fromId });
  for (const item of reported) await lockItem(tx, item);
  await deleteSharedReports(tx, readers);
  await handReportsOver(tx, readers);
  for (const { itemId } of reported) await hideWhenReportedEnough(tx, itemId);
}
