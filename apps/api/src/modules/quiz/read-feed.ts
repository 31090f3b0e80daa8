import type { FeedItem } from '@morsel/sdk/contract';
import { DAY_MS } from '@morsel/sdk/domain';
import { type FeedChanges, type FrozenFeed, pageOf, practiceOf, readPage } from '@morsel/sdk/rules';

import { commitUnsynced } from '../../database/commit-unsynced.ts';
import type { Db } from '../../database/connection.ts';
import { unlessUnavailable } from '../../database/unless-unavailable.ts';
import { findFeedItems } from '../../items/find-item.ts';
import { readEarnedDays } from '../reviews/read-earned-days.ts';
import {
  type CandidateRow,
  deleteOldRankings,
  findBookOfItem,
  findEligible,
  findRanking,
  type SeenRanking,
  storeOrder,
  storeRanking,
  storeServed,
} from './queries.ts';
import {
  feedCandidates,
  frozenFeed,
  rankCandidates,
  type RankingRequest,
  rankingRow,
  rankReaderFeed,
} from './rank-feed.ts';

/** A page of the feed; its id tells the page loads of one reader apart. */
export interface FeedRequest extends RankingRequest {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of the reader's feed. The page at offset 0 ranks the feed and freezes it under its feed
 * id, later pages are read from that; so paging neither skips nor repeats, whatever the reader does
 * between pages. A page whose ranking is gone ranks afresh.
 */
export async function readFeedPage(db: Db, request: FeedRequest): Promise<FeedItem[]> {
  const ids = request.offset === 0 ? await rankedPage(db, request) : await frozenPage(db, request);
  return presentPage(db, ids, request);
}

/** The items with these ids, whatever has become of them, as the cards of a page. */
export async function presentPage(
  db: Db,
  ids: readonly number[],
  request: FeedRequest,
): Promise<FeedItem[]> {
  return withEarnedDays(db, await findFeedItems(db, { ids, reader: request.reader }), request);
}

async function withEarnedDays(
  db: Db,
  items: FeedItem[],
  { reader, now }: FeedRequest,
): Promise<FeedItem[]> {
  if (!items.some(({ dueAt }) => isBackSoon(dueAt, now))) return items;
  const days = await readEarnedDays(db, { userId: reader.id, now });
  return items.map((item) => {
    const earnedOn = isBackSoon(item.dueAt, now) ? days.get(item.id) : undefined;
    return earnedOn === undefined ? item : { ...item, earnedOn };
  });
}

/** Only what was missed lately is due again on a day on which it may have earned already. */
export function isBackSoon(dueAt: number | undefined, now: number): boolean {
  return dueAt !== undefined && dueAt <= now && dueAt > now - 2 * DAY_MS;
}

async function rankedPage(db: Db, request: FeedRequest): Promise<number[]> {
  const order = await rankReaderFeed(db, request);
  const { items, feed } = pageOf({ order, served: 0 }, request);
  await freeze(db, request, feed);
  return items;
}

/** A page is shown all the same where nothing can be written: the next one is ranked anew. */
async function freeze(
  db: Db,
  { reader, feedId, now }: FeedRequest,
  feed: FrozenFeed,
): Promise<void> {
  const key = { userId: reader.id, feedId };
  const storing = commitUnsynced(db, async (tx) => {
    await storeRanking(tx, { ...key, ...rankingRow(feed), usedAt: now });
    await deleteOldRankings(tx, key);
  });
  await unlessUnavailable(storing);
}

/**
 * Concurrent loads of one feed could overwrite each other's served slots, so a page counts only
 * when the ranking is still the one that it was read from; else it is read again.
 */
async function frozenPage(db: Db, request: FeedRequest): Promise<number[]> {
  const key = { userId: request.reader.id, feedId: request.feedId };
  for (;;) {
    const row = await findRanking(db, key);
    if (row === undefined) return rankedPage(db, request);
    const before = frozenFeed(row);
    const { items, feed } = await readOn(db, request, before);
    const seen = { ...key, seenVersion: row.version, usedAt: request.now };
    const storing = storeProgress(db, seen, { before, after: feed });
    // Where nothing can be written the page is shown all the same.
    if ((await unlessUnavailable(storing)) !== false) return items;
  }
}

async function readOn(db: Db, request: FeedRequest, feed: FrozenFeed) {
  if (!(await hasChanged(db, request, feed))) return pageOf(feed, request);
  return readPage(feed, await changesSince(db, request, feed), request);
}

/** What is due changes with every moment, but it is little. */
async function hasChanged(
  db: Db,
  { reader, dueOnly }: FeedRequest,
  { order, served }: FrozenFeed,
): Promise<boolean> {
  if (dueOnly) return true;
  const rows = await findEligible(db, reader);
  const [eligible, known] = [new Set(rows.map(({ id }) => id)), new Set(order)];
  return (
    rows.some(({ id }) => !known.has(id)) || order.slice(served).some((id) => !eligible.has(id))
  );
}

async function changesSince(db: Db, request: FeedRequest, feed: FrozenFeed): Promise<FeedChanges> {
  const known = new Set(feed.order);
  const rows = await feedCandidates(db, request);
  const added = rows.filter(({ id }) => !known.has(id));
  return {
    eligible: new Map(rows.map((row) => [row.id, slotOf(row, request.now)])),
    appended: rankCandidates(added, request),
    bookBefore: await bookServedLast(db, feed),
  };
}

const slotOf = ({ book, due }: CandidateRow, now: number) => ({
  bookId: book,
  urgency: practiceOf(due ?? undefined, now),
});

/** Also of an item that has left the feed since it was served. */
async function bookServedLast(db: Db, { order, served }: FrozenFeed): Promise<number | undefined> {
  const itemId = order[served - 1];
  return itemId === undefined ? undefined : findBookOfItem(db, itemId);
}

/** Whether the ranking was still as it was seen; nothing is written when nothing has changed. */
async function storeProgress(
  db: Db,
  seen: SeenRanking,
  { before, after }: { before: FrozenFeed; after: FrozenFeed },
): Promise<boolean> {
  if (after.order !== before.order) {
    const row = rankingRow(after);
    return (await commitUnsynced(db, (tx) => storeOrder(tx, { ...seen, ...row }))) !== undefined;
  }
  const { served } = after;
  if (served === before.served) return true;
  return (await commitUnsynced(db, (tx) => storeServed(tx, { ...seen, served }))) !== undefined;
}
