import type { FeedItem } from '@morsel/sdk/contract';
import { type Candidate, type FrozenFeed, hash32, rankFeed, readPage } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { findFeedItems } from '../../items/finding.ts';
import { viewerOf } from '../../items/visible-to.ts';
import type { Reader } from '../../reader.ts';
import { frozenFeed, rankingRow } from './frozen-ranking.ts';
import {
  type CandidateRow,
  deleteOldRankings,
  findCandidates,
  findEligibleIds,
  findRanking,
  type SeenRanking,
  storeOrder,
  storeRanking,
  storeServed,
} from './queries.ts';

export interface FeedRequest {
  readonly reader: Reader;
  /** Tells the page loads of one reader apart. */
  readonly feedId: string;
  readonly offset: number;
  readonly limit: number;
  /** Epoch ms. */
  readonly now: number;
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
  const candidates = await findCandidates(db, viewerOf(request.reader));
  const order = ranked(candidates, request);
  const unchanged = { eligible: new Set(order), appended: [] };
  const { items, feed } = readPage({ order, served: 0 }, unchanged, request);
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

async function changesSince(db: Db, request: FeedRequest, feed: FrozenFeed) {
  const viewer = viewerOf(request.reader);
  const known = new Set(feed.order);
  const ids = (await findEligibleIds(db, viewer)).map(({ id }) => id);
  if (ids.every((id) => known.has(id))) return { eligible: new Set(ids), appended: [] };
  const candidates = await findCandidates(db, viewer);
  const added = candidates.filter(({ id }) => !known.has(id));
  return { eligible: new Set(candidates.map(({ id }) => id)), appended: ranked(added, request) };
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

function ranked(rows: readonly CandidateRow[], { reader, feedId, now }: FeedRequest): number[] {
  return rankFeed(rows.map(candidateOf), { now, seed: hash32(`${reader.id} ${feedId}`) });
}

function candidateOf(row: CandidateRow): Candidate {
  return {
    itemId: row.id,
    bookId: row.book_id,
    kind: row.kind,
    difficulty: row.difficulty,
    position: row.position,
    dueAt: row.due_at ?? undefined,
    lastWrong: row.last_outcome === 'wrong' || row.last_outcome === 'hard',
  };
}
