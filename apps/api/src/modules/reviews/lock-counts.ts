import type { Tx } from '../../database/connection.ts';
import { lockTotals } from './queries.ts';

/** Lets nobody else count over what the reader did until the transaction ends. */
export async function lockCounts(tx: Tx, userId: number): Promise<void> {
  await lockTotals(tx, { userId });
}
