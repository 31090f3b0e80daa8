import { ownedBy, withDatabaseIfAny } from '../database/local-database.ts';
import type { OperationTransaction } from '../database/schema.ts';
import { entryOf, outdated, withoutItem } from './entries.ts';
import { dropKeysAtHand } from './keys-at-hand.ts';

/** Has a reader's pack count as outdated, so that another one is fetched. */
export function outdatePack(ownerId: number): Promise<void> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction('readers', 'readwrite');
    const record = await tx.store.get(ownerId);
    await Promise.all([record && tx.store.put(outdated(record)), tx.done]);
  }, undefined);
}

/** The same within a transaction. */
export async function outdatePackIn(tx: OperationTransaction, ownerId: number): Promise<void> {
  const readers = tx.objectStore('readers');
  const record = await readers.get(ownerId);
  if (record) await readers.put(outdated(record));
}

/** Takes an item out of a reader's pack, so that it does not come up again without the server. */
export function takeFromPack(ownerId: number, itemId: number): Promise<void> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction('readers', 'readwrite');
    const record = await tx.store.get(ownerId);
    const isThere = record !== undefined && entryOf(record, itemId) !== undefined;
    await Promise.all([isThere && tx.store.put(withoutItem(record, itemId)), tx.done]);
  }, undefined);
}

const OF_A_READER = ['readers', 'items', 'reads', 'guests'] as const;

/**
 * Deletes a reader's pack and saved reads, and forgets the guest that they may be; what waits to be sent
 * stays, and so does what may have to be sent again.
 */
export function forgetReader(ownerId: number): Promise<void> {
  dropKeysAtHand(ownerId);
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction(OF_A_READER, 'readwrite');
    await Promise.all([
      tx.objectStore('readers').delete(ownerId),
      tx.objectStore('items').delete(ownedBy(ownerId)),
      tx.objectStore('reads').delete(ownedBy(ownerId)),
      tx.objectStore('guests').delete(ownerId),
      tx.done,
    ]);
  }, undefined);
}
