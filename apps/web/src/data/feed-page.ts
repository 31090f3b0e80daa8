import type { FeedItem } from '@morsel/sdk/contract';
import { dedupeFeed, feedItemKey, hasNextPage, nextOffset } from '@morsel/sdk/rules';

/** A page of the feed; those of the study pack fill in where the server's do not come. */
export interface FeedPart {
  readonly source: 'server' | 'pack';
  readonly items: FeedItem[];
}

/** Where a page begins. */
export interface FeedPlace {
  /** Items that the server has given so far. */
  readonly offset: number;
  /** Keys of all that the feed shows already. */
  readonly shown: readonly string[];
}

export const FEED_START: FeedPlace = { offset: 0, shown: [] };

/** The place after these pages; the pack is no end of the feed, however little it had. */
export function placeAfter(lastPage: FeedPart, pages: readonly FeedPart[]): FeedPlace | undefined {
  if (lastPage.source === 'server' && !hasNextPage(lastPage.items)) return undefined;
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

/** An item that is due at another time (epoch ms), where one is given. */
export function withDue(item: FeedItem, dueAt: number | undefined): FeedItem {
  return dueAt === undefined ? item : { ...item, dueAt };
}
