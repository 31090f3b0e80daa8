import type { Tx } from '../../database/connection.ts';
import type { ReaderMove } from '../../reader.ts';
import { withReportsCounted } from './hide-reported-items.ts';
import { deleteSharedReports, handReportsOver } from './queries.ts';

/**
 * Gives a guest's reports to an account; where both have an open one of the same item, the
 * account's stays.
 */
export async function moveReports(tx: Tx, readers: ReaderMove): Promise<void> {
  await withReportsCounted(tx, readers.fromId, async () => {
    await deleteSharedReports(tx, readers);
    await handReportsOver(tx, readers);
  });
}
