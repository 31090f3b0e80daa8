import { entryOf, withoutItem } from './entries.ts';
import { withDatabaseIfAny } from './if-any.ts';

/** Takes an item out of a reader's pack, so that it does not come up again without the server. */
export function takeFromPack(ownerId: number, itemId: number): Promise<void> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction('readers', 'readwrite');
    const record = await tx.store.get(ownerId);
    const isThere = record !== undefined && entryOf(record, itemId) !== undefined;
    await Promise.all([isThere && tx.store.put(withoutItem(record, itemId)), tx.done]);
  }, undefined);
}
