import type { FeedItem } from '@morsel/sdk/contract';

import { ownedBy, withDatabaseIfAny } from '../database/local-database.ts';
import { endOf } from './entries.ts';

/** All that a reader's pack has to study, in its order, and when it was fetched (epoch ms). */
export interface PackContents {
  readonly items: readonly FeedItem[];
  readonly fetchedAt: number;
}

/** Undefined when there is no pack. */
export function packContents(ownerId: number): Promise<PackContents | undefined> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction(['readers', 'items']);
    const [record, stored] = await Promise.all([
      tx.objectStore('readers').get(ownerId),
      tx.objectStore('items').getAll(ownedBy(ownerId)),
    ]);
    if (record === undefined) return undefined;
    const byName = new Map(
      stored.map(({ itemId, revision, item }) => [`${itemId}.${revision}`, item]),
    );
    const items = record.entries.flatMap(({ itemId, revision, isUnshelved, isLetGo }) => {
      return isUnshelved || isLetGo ? [] : (byName.get(`${itemId}.${revision}`) ?? []);
    });
    return { items, fetchedAt: record.fetchedAt };
  }, undefined);
}

/**
 * Where a reader has done all that their pack had: when something of it comes back (epoch ms), as far
 * as the device knows. Undefined while there is more in it, or no pack.
 */
export function packEnd(
  ownerId: number,
  now = Date.now(),
): Promise<{ readonly nextAt: number | undefined } | undefined> {
  return withDatabaseIfAny(async (database) => {
    const entries = (await database.get('readers', ownerId))?.entries ?? [];
    return endOf(entries, now);
  }, undefined);
}
