import type { Tx } from '../../database/connection.ts';
import type { ReaderMove } from '../../reader.ts';
import { copyOperations, deleteOperations, findSharedOperations } from './queries.ts';

/**
 * Gives a reader's operations to another, so that a late repetition of one is still known. Returns
 * the ids that the other had used already; those stay as they were.
 */
export async function moveOperations(tx: Tx, readers: ReaderMove): Promise<ReadonlySet<string>> {
  const shared = await findSharedOperations(tx, readers);
  await copyOperations(tx, readers);
  await deleteOperations(tx, readers.fromId);
  return new Set(shared.map(({ opId }) => opId));
}
