import type { FeedItem } from '@morsel/sdk/contract';
import { feedItemKey } from '@morsel/sdk/rules';
import { type Candidate, rankFeed } from '@morsel/sdk/rules/schedule';

import { withDatabaseIfAny } from '../database/local-database.ts';
import { entryOf, isInFeed } from './entries.ts';
import { wasMissed } from './merits.ts';
import type { StudyEntry } from './records.ts';

export interface PackPage {
  readonly ownerId: number;
  /** Keys of feed items that are shown already. */
  readonly exclude: ReadonlySet<string>;
  readonly limit: number;
  /** Whether only what is due is wanted. */
  readonly dueOnly?: boolean;
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
export function packPage({ ownerId, ...request }: PackPage): Promise<FeedItem[]> {
  return withDatabaseIfAny(async (database) => {
    const tx = database.transaction(['readers', 'items']);
    const record = await tx.objectStore('readers').get(ownerId);
    const entries = pageOfEntries(record?.entries ?? [], request);
    const items = await Promise.all(
      entries.map(({ itemId, revision }) =>
        tx.objectStore('items').get([ownerId, itemId, revision]),
      ),
    );
    return entries.flatMap((entry, index) => {
      const stored = items[index];
      return stored ? asRemembered(stored.item, entry) : [];
    });
  }, []);
}

/**
 * The same, but undefined where there is no pack or nothing more in it; of what is due, a pack that has
 * nothing more has had all.
 */
export async function packPageOrEnd(page: PackPage): Promise<FeedItem[] | undefined> {
  const items = await packPage(page);
  const isAll = items.length > 0 || (page.dueOnly && (await packInfo(page.ownerId)) !== undefined);
  return isAll ? items : undefined;
}

/**
 * The next entries for a page, ranked as the server would: what is due, used or not, and new ones in
 * the order of the pack; then those ahead of time, but not those that were used.
 */
export function pageOfEntries(
  entries: readonly StudyEntry[],
  { exclude, limit, dueOnly = false, now = Date.now() }: Omit<PackPage, 'ownerId'>,
): StudyEntry[] {
  const keyBefore = [...exclude].at(-1);
  const bookBefore = entries.find((entry) => keyOf(entry) === keyBefore)?.bookId;
  const candidates = entries.flatMap((entry, position) => {
    if (!isInFeed(entry) || exclude.has(keyOf(entry))) return [];
    const isDue = entry.memory !== null && entry.memory.dueAt <= now;
    const isWanted = isDue || (!dueOnly && entry.usedAt === undefined);
    return isWanted ? candidateOf(entry, position) : [];
  });
  return rankFeed(candidates, { now, seed: 0, bookBefore })
    .slice(0, limit)
    .flatMap((itemId) => entryOf({ entries }, itemId) ?? []);
}

/** New items are told apart by their place in the pack alone, where their kinds are mixed already. */
function candidateOf({ itemId, bookId, memory }: StudyEntry, position: number): Candidate {
  const ofPack = { itemId, bookId, kind: 'any', difficulty: 1, position };
  return memory === null ? ofPack : { ...ofPack, memory, lastWrong: wasMissed(memory) };
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

/** The item as it is due by what the reader remembers now, and has earned, not as it came. */
function asRemembered(item: FeedItem, { memory, earnedOn }: StudyEntry): FeedItem {
  if (memory === null) return item;
  return { ...item, dueAt: memory.dueAt, ...(earnedOn !== undefined && { earnedOn }) };
}

const keyOf = ({ itemType, itemId }: StudyEntry) => feedItemKey({ itemType, id: itemId });
