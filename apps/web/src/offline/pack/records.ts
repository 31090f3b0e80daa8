import type { FeedItem, PackEntry, PackItem, UserStats } from '@morsel/sdk/contract';

import type { Merits } from './merits.ts';

/** An item's place in the pack, and what happened to it on this device since it was fetched. */
export interface StudyEntry extends PackEntry {
  readonly itemType: FeedItem['itemType'];
  readonly bookId: number;
  /** When it was last answered or rated (epoch ms); absent until then. */
  readonly usedAt?: number;
  readonly isMastered: boolean;
  /** Its book was taken off the shelf. */
  readonly isUnshelved: boolean;
}

/** What the device keeps of a reader: their next items in the order of their feed, and figures. */
export interface ReaderRecord {
  readonly ownerId: number;
  /** As the server counted; what is pending comes on top. */
  readonly stats: UserStats;
  /** Ids of what was earned, on the server or here. */
  readonly achievements: readonly string[];
  /** Absent in records that older versions of the app have kept. */
  readonly merits?: Merits;
  readonly entries: readonly StudyEntry[];
  /** The device's time when the entries were fetched (epoch ms). */
  readonly fetchedAt: number;
  /** Entries that were used since. */
  readonly used: number;
  /**
   * How often the shelf or the feed has changed in a way that the entries do not know of. Absent in
   * records that older versions of the app have kept.
   */
  readonly outdated?: number;
}

/** One revision of an item, for one reader. */
export interface ItemRecord extends PackItem {
  readonly ownerId: number;
  readonly itemId: number;
  readonly revision: number;
}
