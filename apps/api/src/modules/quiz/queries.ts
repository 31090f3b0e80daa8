import type { Kysely } from 'kysely';

import {
  compiledQuery,
  compiledRow,
  compiledWrite,
  type Params,
} from '../../database/compiled-query.ts';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { eligibleItems } from '../../items/eligible-items.ts';
import type { ViewerValues } from '../../items/visible-to.ts';

export type CandidateRow = Awaited<ReturnType<typeof findCandidates>>[number];

/**
 * The items that may stand in the reader's feed, with what a ranking needs; `due` is null until they
 * have practised it, and what follows it then is too. Each column is one word, so that none of ten
 * thousand rows has to be renamed (see `CamelCaseRows`).
 */
export const candidates = (db: Kysely<Tables>, reader: Params<ViewerValues>) =>
  eligibleItems(db, reader)
    .leftJoin('memoryStates', (join) =>
      join
        .onRef('memoryStates.userId', '=', 'shelfBooks.userId')
        .onRef('memoryStates.itemId', '=', 'items.id'),
    )
    .select(['items.id', 'items.bookId as book', 'items.kind'])
    .select(['items.idea', 'items.demand'])
    .select(['items.difficulty', 'items.position', 'memoryStates.dueAt as due'])
    .select((eb) => [
      eb.ref('memoryStates.stability').$notNull().as('stability'),
      eb.ref('memoryStates.difficulty').$notNull().as('hardness'),
      eb.ref('memoryStates.lastReviewAt').$notNull().as('reviewed'),
      eb.ref('memoryStates.lastOutcome').$notNull().as('outcome'),
    ]);

export const findCandidates = compiledQuery(candidates);

/** Those of them that are due at `now` (epoch ms). */
export const findDueCandidates = compiledQuery(
  (db, { now, ...reader }: Params<ViewerValues & { now: number }>) =>
    candidates(db, reader).where('memoryStates.dueAt', '<=', now),
);

export const findEligible = compiledQuery((db, reader: Params<ViewerValues>) =>
  eligibleItems(db, reader).select('items.id'),
);

/** Of any item, whatever has become of it. */
export async function findBookOfItem(db: Db, itemId: number): Promise<number | undefined> {
  const item = await db
    .selectFrom('items')
    .select('bookId')
    .where('id', '=', itemId)
    .executeTakeFirst();
  return item?.bookId;
}

type FeedKey = { userId: number; feedId: string };
export type RankingRow = { itemIds: string; served: number };

export const findRanking = compiledRow((db, { userId, feedId }: Params<FeedKey>) =>
  db
    .selectFrom('feedRankings')
    .select(['itemIds', 'served', 'version'])
    .where('userId', '=', userId)
    .where('feedId', '=', feedId),
);

export const storeRanking = compiledWrite(
  (db, { userId, feedId, ...ranking }: Params<FeedKey & RankingRow & { usedAt: number }>) =>
    db
      .insertInto('feedRankings')
      .values({ userId, feedId, ...ranking })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'feedId']).doUpdateSet((eb) => ({
          ...ranking,
          version: eb('feedRankings.version', '+', 1),
        })),
      ),
);

/** The ranking that a page was read from, its version then, and when that was. */
export type SeenRanking = FeedKey & { seenVersion: number; usedAt: number };

/** Returns a row when the ranking was still as it was seen. */
export const storeServed = compiledRow(
  (db, { served, ...seen }: Params<SeenRanking & { served: number }>) =>
    updateSeen(db, seen).set({ served }),
);

/** The same where the order has changed too. */
export const storeOrder = compiledRow(
  (db, { served, itemIds, ...seen }: Params<SeenRanking & RankingRow>) =>
    updateSeen(db, seen).set({ served, itemIds }),
);

const updateSeen = (
  db: Kysely<Tables>,
  { userId, feedId, seenVersion, usedAt }: Params<SeenRanking>,
) =>
  db
    .updateTable('feedRankings')
    .set((eb) => ({ version: eb('version', '+', 1), usedAt }))
    .where('userId', '=', userId)
    .where('feedId', '=', feedId)
    .where('version', '=', seenVersion)
    .returning('served');

/** Rankings that are kept for each reader beside the one in use. */
export const KEPT_RANKINGS = 3;

/** Deletes the reader's rankings but for this one and the others that were used last. */
export const deleteOldRankings = compiledWrite((db, { userId, feedId }: Params<FeedKey>) =>
  db
    .deleteFrom('feedRankings')
    .where('userId', '=', userId)
    .where('feedId', '<>', feedId)
    .where('feedId', 'not in', (eb) =>
      eb
        .selectFrom('feedRankings as recent')
        .select('recent.feedId')
        .where('recent.userId', '=', userId)
        .where('recent.feedId', '<>', feedId)
        .orderBy('recent.usedAt', 'desc')
        .orderBy('recent.feedId')
        .limit(KEPT_RANKINGS),
    ),
);
