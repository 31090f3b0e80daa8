import type { Tx } from '../database/connection.ts';
import type { ReaderMove } from '../reader.ts';

/** The runs that a guest has asked for are the account's: what they make as a preview is for it. */
export async function moveRuns(tx: Tx, { fromId, toId }: ReaderMove): Promise<void> {
  await tx
    .updateTable('generationRuns')
    .set({ userId: toId })
    .where('userId', '=', fromId)
    .execute();
}
