/** Items of a feed page. */
export const FEED_PAGE_SIZE = 5;

interface FeedItemReference {
  readonly itemType?: string | undefined;
  readonly id: number;
}

/** Whether a further page exists: only when the last one, as received, was full. */
export function hasNextPage(lastPage: readonly unknown[]): boolean {
  return lastPage.length === FEED_PAGE_SIZE;
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
