import type { Tx } from '../../database/connection.ts';
import { NotFoundError } from '../../errors.ts';
import { dropAbandonedTexts } from '../../items/abandoned-texts.ts';
import {
  deleteProposals,
  detachCards,
  removeReader,
  unshareWithoutAdmin,
} from './reader-queries.ts';

/**
 * Takes a text away from a reader, and from view the items that were made from it. When nobody has
 * it any more, the text itself is deleted; what readers did with its items stays in their history, and
 * so do the cards that they have written from it.
 *
 * @throws NotFoundError when the reader has no such text.
 */
export async function removeSource(
  tx: Tx,
  { userId, sourceId, now }: { userId: number; sourceId: number; now: number },
): Promise<void> {
  const removed = await removeReader(tx, { userId, sourceId, removedAt: now });
  if (!removed) throw new NotFoundError('Text not found');
  await unshareWithoutAdmin(tx, sourceId);
  await deleteProposals(tx, sourceId);
  await detachCards(tx, sourceId);
  await dropAbandonedTexts(tx);
}
