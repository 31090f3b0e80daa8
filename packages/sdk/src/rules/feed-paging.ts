import { FEED_PAGE_SIZE, MOST_FEED_PAGE } from '../domain/paging.ts';

interface FeedItemReference {
  readonly itemType?: string | undefined;
  readonly id: number;
}

/** Items of a feed page, unless the feed ends before, where a caller asks for so many. */
export function feedPageLength(limit = FEED_PAGE_SIZE): number {
  return Math.min(limit, MOST_FEED_PAGE);
}

/** Whether a further page exists: only when the last one, as received, was full. */
export function hasNextPage(lastPage: readonly unknown[]): boolean {
  return lastPage.length === feedPageLength();
}

/** Offset of the next page: the number of items received, duplicates included. */
export function nextOffset(pages: readonly (readonly unknown[])[]): number {
  return pages.reduce((received, page) => received + page.length, 0);
}

/** Key that tells feed items apart; an item without a type is a question. */
export function feedItemKey(item: FeedItemReference): string {
  return `${item.itemType ?? 'question'}:${item.id}`;
}

/** The items of all pages in their order, each once. */
export function dedupeFeed<Item extends FeedItemReference>(
  pages: readonly (readonly Item[])[],
): Item[] {
  const items = new Map<string, Item>();
  for (const item of pages.flat()) {
    const key = feedItemKey(item);
    if (!items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}
