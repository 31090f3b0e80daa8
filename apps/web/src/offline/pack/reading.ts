import type { FeedItem, PackMemory } from '@morsel/sdk/contract';

import { isInFeed, pageOfEntries } from './entries.ts';
import { withDatabaseIfAny } from './if-any.ts';

export interface PackPage {
  readonly ownerId: number;
  /** Keys of feed items that are shown already. */
  readonly exclude: ReadonlySet<string>;
  readonly limit: number;
  /** Epoch ms. */
  readonly now?: number;
}

/** How a reader's pack stands. */
export interface PackInfo {
  /** Items that the feed can still take from it. */
  readonly unused: number;
  readonly used: number;
  readonly stale: boolean;
  /** Epoch ms. */
  readonly fetchedAt: number;
}

/** The next items of a reader's feed from the device; none when there is no pack, or it is used up. */
export function packPage({
  ownerId,
  exclude,
  limit,
  now = Date.now(),
}: PackPage): Promise<FeedItem[]> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction(['readers', 'items']);
    const record = await tx.objectStore('readers').get(ownerId);
    const entries = pageOfEntries(record?.entries ?? [], { exclude, limit, now });
    const items = await Promise.all(
      entries.map(({ itemId, revision }) =>
        tx.objectStore('items').get([ownerId, itemId, revision]),
      ),
    );
    return entries.flatMap(({ memory }, index) => {
      const stored = items[index];
      return stored ? withDue(stored.item, memory) : [];
    });
  }, []);
}

/** The item as it is due by what the reader remembers now, not as it came. */
function withDue(item: FeedItem, memory: PackMemory | null): FeedItem {
  return memory ? { ...item, dueAt: memory.dueAt } : item;
}

/** How a reader's pack stands; undefined when there is none. */
export function packInfo(ownerId: number): Promise<PackInfo | undefined> {
  return withDatabaseIfAny(async (database) => {
    const record = await database.get('readers', ownerId);
    if (record === undefined) return undefined;
    const { entries, used, outdated = 0, fetchedAt } = record;
    const unused = entries.filter((entry) => isInFeed(entry) && entry.usedAt === undefined);
    return { unused: unused.length, used, stale: outdated > 0, fetchedAt };
  }, undefined);
}
