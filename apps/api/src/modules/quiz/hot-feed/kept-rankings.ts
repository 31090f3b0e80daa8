import { commitUnsynced } from '../../../database/commit-unsynced.ts';
import type { Db } from '../../../database/connection.ts';
import { findBookOfItem, storeRanking } from '../queries.ts';
import { frozenFeed, rankingRow } from '../rank-feed.ts';
import type { FrozenRanking } from './frozen-ranking.ts';
import { deleteRankings, findRankings, isReaderThere } from './ranking-queries.ts';

/** A reader's rankings by their feed ids. */
export type Rankings = Map<string, FrozenRanking>;

/** Of no state: whether the order fits is looked at when the next page is read. */
const FITS_NONE = -1;

/**
 * Takes a reader's rankings out of the database. They are deleted there, so that a process that dies
 * leaves none behind of which more was served than the database knows.
 */
export async function takeRankings(db: Db, userId: number): Promise<Rankings> {
  const rows = await findRankings(db, { userId });
  const rankings: Rankings = new Map();
  for (const { feedId, usedAt, ...row } of rows) {
    const { order, served } = frozenFeed(row);
    const last = order[served - 1];
    rankings.set(feedId, {
      order: Float64Array.from(order),
      rest: null,
      served,
      bookServedLast: last === undefined ? undefined : await findBookOfItem(db, last),
      fits: FITS_NONE,
      usedAt,
    });
  }
  if (rows.length > 0) await commitUnsynced(db, (tx) => deleteRankings(tx, { userId }));
  return rankings;
}

/** Writes rankings of readers into the database, but for readers who are not there any more. */
export async function storeRankings(
  db: Db,
  ofReaders: ReadonlyMap<number, Rankings>,
): Promise<void> {
  await commitUnsynced(db, async (tx) => {
    for (const [userId, rankings] of ofReaders) {
      if ((await isReaderThere(tx, { userId })) === undefined) continue;
      for (const [feedId, { order, served, usedAt }] of rankings) {
        const row = rankingRow({ order: [...order], served });
        await storeRanking(tx, { userId, feedId, ...row, usedAt });
      }
    }
  });
}
