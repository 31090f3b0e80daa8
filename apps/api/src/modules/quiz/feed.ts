import type { FeedItem } from '@morsel/sdk/contract';
import { type FeedChanges, type FrozenFeed, pageOf, readPage } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { findFeedItems } from '../../items/finding.ts';
import { viewerOf } from '../../items/visible-to.ts';
import { frozenFeed, rankingRow } from './frozen-ranking.ts';
import {
  deleteOldRankings,
  type EligibleRow,
  findBookOfItem,
  findCandidates,
  findEligible,
  findRanking,
  type SeenRanking,
  storeOrder,
  storeRanking,
  storeServed,
} from './queries.ts';
import { ranked, rankedFeed, type RankingRequest } from './ranking.ts';

/** A page of the feed; its id tells the page loads of one reader apart. */
export interface FeedRequest extends RankingRequest {
  readonly offset: number;
  readonly limit: number;
}

/** Rankings that are kept for each reader. */
const KEPT_RANKINGS = 4;

/**
 * A page of the reader's feed. The page at offset 0 ranks the feed and freezes it under its feed
 * id, later pages are read from that; so paging neither skips nor repeats, whatever the reader does
 * between pages. A page whose ranking is gone ranks afresh.
 */
export async function readFeedPage(db: Db, request: FeedRequest): Promise<FeedItem[]> {
  const ids = request.offset === 0 ? await rankedPage(db, request) : await frozenPage(db, request);
  return findFeedItems(db, { ids, reader: request.reader });
}

async function rankedPage(db: Db, request: FeedRequest): Promise<number[]> {
  const order = await rankedFeed(db, request);
  const { items, feed } = pageOf({ order, served: 0 }, request);
  await freeze(db, request, feed);
  return items;
}

function freeze(db: Db, { reader, feedId, now }: FeedRequest, feed: FrozenFeed): Promise<void> {
  const key = { userId: reader.id, feedId };
  return db.transaction().execute(async (tx) => {
    await storeRanking(tx, { ...key, ...rankingRow(feed), usedAt: now });
    await deleteOldRankings(tx, { ...key, kept: KEPT_RANKINGS - 1 });
  });
}

/**
 * Concurrent loads of one feed could overwrite each other's served slots, so a page counts only
 * when the ranking is still the one that it was read from; else it is read again.
 */
async function frozenPage(db: Db, request: FeedRequest): Promise<number[]> {
  const key = { userId: request.reader.id, feedId: request.feedId };
  for (;;) {
    const [row] = await findRanking(db, key);
    if (row === undefined) return rankedPage(db, request);
    const before = frozenFeed(row);
    const { items, feed } = readPage(before, await changesSince(db, request, before), request);
    const seen = { ...key, seenVersion: row.version, usedAt: request.now };
    if (await storeProgress(db, seen, { before, after: feed })) return items;
  }
}

async function changesSince(db: Db, request: FeedRequest, feed: FrozenFeed): Promise<FeedChanges> {
  const viewer = viewerOf(request.reader);
  const known = new Set(feed.order);
  const rows = await findEligible(db, viewer);
  const eligible = booksOf(rows);
  const bookBefore = await bookServedLast(db, feed, eligible);
  if (rows.every(({ id }) => known.has(id))) return { eligible, appended: [], bookBefore };
  const candidates = await findCandidates(db, viewer);
  const added = candidates.filter(({ id }) => !known.has(id));
  return { eligible: booksOf(candidates), appended: ranked(added, request), bookBefore };
}

/** Also of an item that has left the feed since it was served. */
async function bookServedLast(
  db: Db,
  { order, served }: FrozenFeed,
  eligible: ReadonlyMap<number, number>,
): Promise<number | undefined> {
  const itemId = order[served - 1];
  if (itemId === undefined) return undefined;
  const bookId = eligible.get(itemId);
  if (bookId !== undefined) return bookId;
  const [item] = await findBookOfItem(db, { itemId });
  return item?.book_id;
}

function booksOf(rows: readonly EligibleRow[]): Map<number, number> {
  return new Map(rows.map((row) => [row.id, row.book_id]));
}

/** Whether the ranking was still as it was seen; nothing is written when nothing has changed. */
async function storeProgress(
  db: Db,
  seen: SeenRanking,
  { before, after }: { before: FrozenFeed; after: FrozenFeed },
): Promise<boolean> {
  if (after.order !== before.order) {
    return (await storeOrder(db, { ...seen, ...rankingRow(after) })).length > 0;
  }
  if (after.served === before.served) return true;
  return (await storeServed(db, { ...seen, served: after.served })).length > 0;
}
