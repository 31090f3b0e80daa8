import type { Db } from '../../database/connection.ts';
import { selectAnyItems } from '../../items/select-items.ts';

/** An item at its current revision; `answerKey` is null for a flashcard. */
export type PackRow = Awaited<ReturnType<typeof findPackItems>>[number];

/** For ids of which is known that the reader may see them. */
export async function findPackItems(db: Db, userId: number, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return selectAnyItems(db, userId)
    .select('itemRevisions.answerKey')
    .where('items.id', 'in', itemIds)
    .execute();
}
