/** A reader's feed as it was ranked: item keys in order, and how many of them were handed out. */
export interface FrozenFeed {
  readonly order: readonly number[];
  readonly served: number;
}

/** What has become of the items since the ranking. */
export interface FeedChanges {
  /** Keys that may be shown now. */
  readonly eligible: ReadonlySet<number>;
  /** Eligible keys that the order lacks, ranked. */
  readonly appended: readonly number[];
}

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of a frozen feed, and the feed as it is afterwards. Served slots keep their place, also
 * those that are no longer eligible; other slots drop out when they are not eligible; appended keys
 * follow at the end. So paging by offset neither skips nor repeats, and a page is short only at the
 * end. `order` is the same array when it did not change.
 */
export function readPage(
  feed: FrozenFeed,
  changes: FeedChanges,
  { offset, limit }: PageRequest,
): { items: number[]; feed: FrozenFeed } {
  const order = currentOrder(feed, changes);
  const items = order.slice(offset, offset + limit);
  const reached = items.length > 0 ? offset + items.length : 0;
  return { items, feed: { order, served: Math.max(feed.served, reached) } };
}

function currentOrder({ order, served }: FrozenFeed, changes: FeedChanges): readonly number[] {
  const kept = order.filter((key, slot) => slot < served || changes.eligible.has(key));
  if (kept.length === order.length && changes.appended.length === 0) return order;
  return [...kept, ...changes.appended];
}
