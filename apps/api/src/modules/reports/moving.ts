import type { Tx } from '../../database/connection.ts';
import { withReportsCounted } from './hiding.ts';
import { deleteSharedReports, handReportsOver } from './queries.ts';

type Readers = { readonly fromId: number; readonly toId: number };

/**
 * Gives a guest's reports to an account; where both have an open one of the same item, the
 * account's stays.
 */
export async function moveReports(tx: Tx, readers: Readers): Promise<void> {
  await withReportsCounted(tx, readers.fromId, async () => {
    await deleteSharedReports(tx, readers);
    await handReportsOver(tx, readers);
  });
}
