import type { Tx } from '../../database/connection.ts';
import { lockItem } from '../../items/settle-item.ts';
import type { ReaderMove } from '../../reader.ts';
import { deleteSharedReports, findReportedItems, handReportsOver } from './queries.ts';

/**
 * Gives a guest's reports to an account; where both have an open one of the same item, the
 * account's stays. They are counted when the next report of the item comes.
 */
export async function moveReports(tx: Tx, readers: ReaderMove): Promise<void> {
  for (const { itemId } of await findReportedItems(tx, readers.fromId)) await lockItem(tx, itemId);
  await deleteSharedReports(tx, readers);
  await handReportsOver(tx, readers);
}
