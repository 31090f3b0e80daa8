import type { Ok } from '@morsel/sdk/contract';

import type { Tx } from '../../database/connection.ts';
import { lockItem, settleItem } from '../../items/settle-item.ts';
import type { Reader } from '../../reader.ts';
import { requireOwnItem } from './list-own-items.ts';

/**
 * Removes an item of the reader's own; what they did with it stays in their history. A bite that it was
 * is not offered again. Harmless for one that is deleted already.
 *
 * @throws NotFoundError when the reader has no such item.
 */
export async function deleteOwnItem(
  tx: Tx,
  { reader, itemId, now }: { reader: Reader; itemId: number; now: number },
): Promise<Ok> {
  await lockItem(tx, itemId);
  await requireOwnItem(tx, reader, itemId);
  await settleItem(tx, { itemId, state: 'deleted', outcome: 'removed' }, now);
  return { ok: true };
}
