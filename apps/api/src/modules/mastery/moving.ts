import type { Tx } from '../../database/connection.ts';
import { copyMarks, deleteMarks } from './queries.ts';

/** Gives a reader's mastered marks to another; marks that the other has stay as they are. */
export async function moveMarks(tx: Tx, readers: { fromId: number; toId: number }): Promise<void> {
  await copyMarks(tx, readers);
  await deleteMarks(tx, { userId: readers.fromId });
}
