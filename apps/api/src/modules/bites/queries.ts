import type { Tx } from '../../database/connection.ts';
import type { ItemState } from '../../database/tables.ts';
import { historyOfItem } from '../../items/item-history.ts';
import { currentRevision } from '../../items/item-revisions.ts';

/** A bite that a reader was offered, and what has become of it. */
export type OfferedBiteRow = NonNullable<Awaited<ReturnType<typeof findOfferedBite>>>;

/** Nothing of one that its reader has deleted, that an admin has hidden, or whose text is gone. */
export function findOfferedBite(tx: Tx, { userId, itemId }: { userId: number; itemId: number }) {
  return (
    tx
      .selectFrom('items')
      .innerJoin('bites', (join) =>
        join
          .onRef('bites.sourceId', '=', 'items.sourceId')
          .onRef('bites.rank', '=', 'items.biteRank'),
      )
      // It has none before it is kept for the first time.
      .leftJoin('itemRevisions', currentRevision)
      .select(['items.id', 'items.kind', 'items.state'])
      .select(['bites.sentence', 'bites.before', 'bites.card'])
      .select(['itemRevisions.revision', 'itemRevisions.body', 'itemRevisions.answerKey'])
      .where('items.id', '=', itemId)
      .where('items.ownerId', '=', userId)
      .where('items.state', 'in', ['offered', 'skipped', 'active'])
      .executeTakeFirst()
  );
}

export async function setState(tx: Tx, itemId: number, state: ItemState): Promise<void> {
  await tx.updateTable('items').set({ state }).where('id', '=', itemId).execute();
}

/** What is kept anew is there to be practised. */
export async function deleteMark(tx: Tx, itemId: number): Promise<void> {
  await tx.deleteFrom('masteredItems').where('itemId', '=', itemId).execute();
}

/** Whether anything in the history of a reader is about the item as it was. */
export async function isInHistory(tx: Tx, itemId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('items')
    .select('id')
    .where('id', '=', itemId)
    .where((eb) => eb.exists(historyOfItem()))
    .executeTakeFirst();
  return found !== undefined;
}
