import { COVERS } from '../../kept-picture.ts';
import { withDatabase } from './local-database.ts';

/**
 * What can be had again: book covers, the packs of all readers with their items, and what the server has
 * acknowledged.
 */
export type Sheddable = 'covers' | 'packs' | 'acknowledged';

/**
 * Does a write; where the device has no room for it, sheds these in turn and tries again. What
 * waits to be sent is never shed.
 */
export async function withRoom<Result>(
  write: () => Promise<Result>,
  [first, ...rest]: readonly Sheddable[] = ['covers', 'packs', 'acknowledged'],
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (first === undefined || !isOutOfRoom(error)) throw error;
    await SHED[first]();
    return withRoom(write, rest);
  }
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

export async function shedCovers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(COVERS);
}

function shedPacks(): Promise<void> {
  return withDatabase(async (database) => {
    const tx = database.transaction(['readers', 'items'], 'readwrite');
    await Promise.all([
      tx.objectStore('readers').clear(),
      tx.objectStore('items').clear(),
      tx.done,
    ]);
  });
}

function shedAcknowledged(): Promise<void> {
  return withDatabase((database) => database.clear('acknowledged'));
}

const SHED: Readonly<Record<Sheddable, () => Promise<void>>> = {
  covers: shedCovers,
  packs: shedPacks,
  acknowledged: shedAcknowledged,
};

/**
 * Asks the browser not to clear what the device keeps when space runs short. Some browsers ask the
 * reader, so the moment matters; it never throws.
 */
export async function askForPersistence(): Promise<void> {
  if (!('storage' in navigator)) return;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Without it things are as they were.
  }
}
