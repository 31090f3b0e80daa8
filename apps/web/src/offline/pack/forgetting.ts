import { withDatabaseIfAny } from './if-any.ts';
import { ownedBy } from './owned-by.ts';

/** Deletes a reader's pack and saved reads from the device; what waits to be sent stays. */
export function forgetReader(ownerId: number): Promise<void> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction(['readers', 'items', 'reads'], 'readwrite');
    await Promise.all([
      tx.objectStore('readers').delete(ownerId),
      tx.objectStore('items').delete(ownedBy(ownerId)),
      tx.objectStore('reads').delete(ownedBy(ownerId)),
      tx.done,
    ]);
  }, undefined);
}
