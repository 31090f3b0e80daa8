import { interleaveBooks } from './interleaving.ts';

/** A reader's feed as it was ranked: item keys in order, and how many of them were handed out. */
export interface FrozenFeed {
  readonly order: readonly number[];
  readonly served: number;
}

/** What has become of the items since the ranking. */
export interface FeedChanges {
  /** Keys that may be shown now, each with the id of its book. */
  readonly eligible: ReadonlyMap<number, number>;
  /** Eligible keys that the order lacks, ranked. */
  readonly appended: readonly number[];
  /** Book of the last item that was served, eligible or not; undefined when none was. */
  readonly bookBefore: number | undefined;
}

export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

interface FeedRead {
  readonly items: number[];
  readonly feed: FrozenFeed;
}

/**
 * A page of a frozen feed, and the feed as it is afterwards. Served slots keep their place, also
 * those that are no longer eligible; other slots drop out when they are not eligible, and books take
 * turns in what is left; appended keys follow at the end, and take turns with what is before them. So paging by offset neither skips nor
 * repeats, and a page is short only at the end. `order` is the same array when it did not change.
 */
export function readPage(feed: FrozenFeed, changes: FeedChanges, request: PageRequest): FeedRead {
  return pageOf({ order: currentOrder(feed, changes), served: feed.served }, request);
}

/** A page of a feed that has not changed since it was ranked. */
export function pageOf({ order, served }: FrozenFeed, { offset, limit }: PageRequest): FeedRead {
  const items = order.slice(offset, offset + limit);
  const reached = items.length > 0 ? offset + items.length : 0;
  return { items, feed: { order, served: Math.max(served, reached) } };
}

function currentOrder(
  { order, served }: FrozenFeed,
  { eligible, appended, bookBefore }: FeedChanges,
): readonly number[] {
  const withBooks = (keys: readonly number[]) =>
    keys.flatMap((key) => {
      const bookId = eligible.get(key);
      return bookId === undefined ? [] : [{ key, bookId }];
    });
  const rest = withBooks(order.slice(served));
  const hasDropped = served + rest.length < order.length;
  if (!hasDropped && appended.length === 0) return order;
  const left = hasDropped ? interleaveBooks(rest, bookBefore) : rest;
  const added = interleaveBooks(withBooks(appended), left.at(-1)?.bookId ?? bookBefore);
  return [...order.slice(0, served), ...[...left, ...added].map(({ key }) => key)];
}
