import { takeTurns, type TakesTurns } from './take-turns.ts';

/** A reader's feed as it was ranked: item keys in order, and how many of them were handed out. */
export interface FrozenFeed {
  readonly order: readonly number[];
  readonly served: number;
}

/** What has become of the items since the ranking. */
export interface FeedChanges {
  /** Keys that may be shown now, each with its book and how much it asks to be practised. */
  readonly eligible: ReadonlyMap<number, TakesTurns>;
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
 * those that are no longer eligible; other slots drop out when they are not eligible. Appended keys
 * follow, before what is ahead of time, and books take turns again among equals. So paging by offset
 * neither skips nor repeats, and a page is short only at the end. `order` is the same array when it
 * did not change.
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
  const slots = [...order.slice(served), ...appended].flatMap((key) => {
    const slot = eligible.get(key);
    return slot ? { ...slot, key } : [];
  });
  const isSame = appended.length === 0 && served + slots.length === order.length;
  if (isSame) return order;
  const early = slots.filter(({ urgency }) => urgency === 'early');
  const asking = slots.filter(({ urgency }) => urgency !== 'early');
  const rest = takeTurns([...asking, ...early], bookBefore);
  return [...order.slice(0, served), ...rest.map(({ key }) => key)];
}
