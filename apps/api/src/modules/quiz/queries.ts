import { compiledQuery } from '../../database/compiled-query.ts';
import type { ItemKind } from '../../database/tables.ts';
import { eligibleItems } from '../../items/eligible-items.ts';
import { type Viewer, viewerParams } from '../../items/visible-to.ts';

export type CandidateRow = {
  id: number;
  book_id: number;
  kind: ItemKind;
  difficulty: number;
  position: number;
  due_at: number | null;
  stability: number | null;
  memory_difficulty: number | null;
  last_review_at: number | null;
  last_outcome: string | null;
};

/** The items that may stand in the reader's feed, with what a ranking needs. */
export const findCandidates = compiledQuery<CandidateRow, Viewer>((db, param) =>
  eligibleItems(db, viewerParams(param))
    .leftJoin('memory_states', (join) =>
      join
        .onRef('memory_states.user_id', '=', 'shelf_books.user_id')
        .onRef('memory_states.item_id', '=', 'items.id'),
    )
    .select(['items.id', 'items.book_id', 'items.kind', 'items.difficulty', 'items.position'])
    .select([
      'memory_states.due_at',
      'memory_states.stability',
      'memory_states.difficulty as memory_difficulty',
      'memory_states.last_review_at',
      'memory_states.last_outcome',
    ]),
);

export type EligibleRow = Pick<CandidateRow, 'id' | 'book_id'>;

export const findEligible = compiledQuery<EligibleRow, Viewer>((db, param) =>
  eligibleItems(db, viewerParams(param)).select(['items.id', 'items.book_id']),
);

export const findBookOfItem = compiledQuery<{ book_id: number }, { itemId: number }>((db, param) =>
  db.selectFrom('items').select('book_id').where('id', '=', param('itemId')),
);

type FeedKey = { userId: number; feedId: string };
export type RankingRow = { item_ids: string; served: number };

export const findRanking = compiledQuery<RankingRow & { version: number }, FeedKey>((db, param) =>
  db
    .selectFrom('feed_rankings')
    .select(['item_ids', 'served', 'version'])
    .where('user_id', '=', param('userId'))
    .where('feed_id', '=', param('feedId')),
);

export const storeRanking = compiledQuery<never, FeedKey & RankingRow & { usedAt: number }>(
  (db, param) =>
    db
      .insertInto('feed_rankings')
      .values({
        user_id: param('userId'),
        feed_id: param('feedId'),
        item_ids: param('item_ids'),
        served: param('served'),
        used_at: param('usedAt'),
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'feed_id']).doUpdateSet((eb) => ({
          item_ids: eb.ref('excluded.item_ids'),
          served: eb.ref('excluded.served'),
          version: eb('feed_rankings.version', '+', eb.lit(1)),
          used_at: eb.ref('excluded.used_at'),
        })),
      ),
);

/** The ranking that a page was read from, its version then, and when that was. */
export type SeenRanking = FeedKey & { seenVersion: number; usedAt: number };

/** Answers a row when the ranking was still as it was seen. */
export const storeServed = compiledQuery<{ served: number }, SeenRanking & { served: number }>(
  (db, param) =>
    db
      .updateTable('feed_rankings')
      .set((eb) => ({
        served: param('served'),
        version: eb('version', '+', eb.lit(1)),
        used_at: param('usedAt'),
      }))
      .where('user_id', '=', param('userId'))
      .where('feed_id', '=', param('feedId'))
      .where('version', '=', param('seenVersion'))
      .returning('served'),
);

/** The same where the order has changed too. */
export const storeOrder = compiledQuery<{ served: number }, SeenRanking & RankingRow>((db, param) =>
  db
    .updateTable('feed_rankings')
    .set((eb) => ({
      item_ids: param('item_ids'),
      served: param('served'),
      version: eb('version', '+', eb.lit(1)),
      used_at: param('usedAt'),
    }))
    .where('user_id', '=', param('userId'))
    .where('feed_id', '=', param('feedId'))
    .where('version', '=', param('seenVersion'))
    .returning('served'),
);

/** Deletes the reader's rankings but for this one and the `kept` others that were used last. */
export const deleteOldRankings = compiledQuery<never, FeedKey & { kept: number }>((db, param) =>
  db
    .deleteFrom('feed_rankings')
    .where('user_id', '=', param('userId'))
    .where('feed_id', '<>', param('feedId'))
    .where('feed_id', 'not in', (eb) =>
      eb
        .selectFrom('feed_rankings as recent')
        .select('recent.feed_id')
        .where('recent.user_id', '=', param('userId'))
        .where('recent.feed_id', '<>', param('feedId'))
        .orderBy('recent.used_at', 'desc')
        .orderBy('recent.feed_id')
        .limit(param('kept')),
    ),
);
