import type { FeedItem } from '@morsel/sdk/contract';
import { dedupeFeed, feedItemKey, hasNextPage, nextOffset } from '@morsel/sdk/rules';

/** A page of the feed; those of the study pack fill in where the server's do not come. */
export interface FeedPart {
  readonly source: 'server' | 'pack';
  readonly items: FeedItem[];
  /** The feed goes on after it whatever its length: more has come to the shelf since. */
  readonly goesOn?: boolean;
}

/** Where a page begins. */
export interface FeedPlace {
  /** Items that the server has given so far. */
  readonly offset: number;
  /** Keys of all that the feed shows already. */
  readonly shown: readonly string[];
}

export const FEED_START: FeedPlace = { offset: 0, shown: [] };

/** The place after these pages; the pack is no end of the feed, unless it has nothing more. */
export function placeAfter(lastPage: FeedPart, pages: readonly FeedPart[]): FeedPlace | undefined {
  const { source, items, goesOn } = lastPage;
  const isLast = source === 'server' ? !hasNextPage(items) : items.length === 0;
  if (isLast && !goesOn) return undefined;
  const served = pages.filter(({ source }) => source === 'server').map(({ items }) => items);
  return {
    offset: nextOffset(served),
    shown: pages.flatMap(({ items }) => items.map(feedItemKey)),
  };
}

/** The items of all pages, each once. */
export function itemsOf(pages: readonly FeedPart[]): FeedItem[] {
  return dedupeFeed(pages.map(({ items }) => items));
}

/** How many of the items are due at a time (epoch ms), now unless told otherwise. */
export function dueCount(items: readonly FeedItem[], at = Date.now()): number {
  return items.filter(({ dueAt }) => dueAt !== undefined && dueAt <= at).length;
}

/** An item that is due at another time (epoch ms), where one is given. */
export function withDue(item: FeedItem, dueAt: number | undefined): FeedItem {
  return dueAt === undefined ? item : { ...item, dueAt };
}
