import { outdated } from './entries.ts';
import { withDatabaseIfAny } from './if-any.ts';

/** Has a reader's pack count as outdated, so that another one is fetched. */
export function outdatePack(ownerId: number): Promise<void> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction('readers', 'readwrite');
    const record = await tx.store.get(ownerId);
    await Promise.all([record && tx.store.put(outdated(record)), tx.done]);
  }, undefined);
}
