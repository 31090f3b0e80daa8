import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { dropAbandonedTexts } from '../../items/abandoned-texts.ts';
import { removeReader, unshareWithoutAdmin } from './reader-queries.ts';

/**
 * Takes a text away from a reader, and from view the items that were made from it. When nobody has
 * it any more, the text itself is deleted; what readers did with its items stays in their history.
 *
 * @throws NotFoundError when the reader has no such text.
 */
export async function removeSource(
  tx: Tx,
  { userId, sourceId, now }: { userId: number; sourceId: number; now: number },
): Promise<void> {
  const [removed] = await removeReader(tx, { userId, sourceId, removedAt: now });
  if (removed === undefined) throw new NotFoundError('Text not found');
  await unshareWithoutAdmin(tx, { sourceId });
  await dropAbandonedTexts(tx);
}
