import type { FeedItem, PackEntry, PackItem, UserStats } from '@morsel/sdk/contract';
import type { UndoneEvent } from '@morsel/sdk/rules';

import type { Merits } from './merits.ts';

/** An item's entry in the pack, and what happened to it on this device since it was fetched. */
export interface StudyEntry extends PackEntry {
  readonly itemType: FeedItem['itemType'];
  readonly bookId: number;
  /** When it was last answered or rated (epoch ms); absent until then. */
  readonly usedAt?: number;
  readonly isMastered: boolean;
  /** Its book was taken off the shelf. */
  readonly isUnshelved: boolean;
  /** A bite that was practised and is not kept any more: it may be kept again. */
  readonly isLetGo?: boolean;
}

/** A review that this device has counted, and what it has changed: it can be taken back. */
export interface ReviewTrace {
  readonly opId: string;
  /** When it was done (epoch ms). */
  readonly at: number;
  /** What it counted for. */
  readonly undone: UndoneEvent;
  /** The entry of its item before it. */
  readonly entry: StudyEntry;
  /** The merits before it. */
  readonly merits: Merits;
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
  /** Of the last minute, in the order of doing. Absent where there is none. */
  readonly traces?: readonly ReviewTrace[];
}

/** One revision of an item, for one reader. */
export interface ItemRecord extends PackItem {
  readonly ownerId: number;
  readonly itemId: number;
  readonly revision: number;
}

/** An item of a pack as it is kept for a reader. */
export function itemRecord(ownerId: number, { item, key }: PackItem): ItemRecord {
  return { ownerId, itemId: item.id, revision: item.revision, item, key };
}

/** Whether both ask the same, and the same is right. */
export function hasSameWords(one: PackItem, other: PackItem): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf({ item, key }: PackItem): string {
  return item.itemType === 'question'
    ? JSON.stringify([item.type, item.questionText, key?.answer])
    : JSON.stringify([item.itemType, item.front, item.back]);
}
