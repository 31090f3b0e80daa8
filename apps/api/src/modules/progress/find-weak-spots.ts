import type { FeedItem } from '@morsel/sdk/contract';
import { retrievability } from '@morsel/sdk/rules/schedule';

import type { Db } from '../../database/connection.ts';
import { requireBook } from '../../items/find-book.ts';
import { findFeedItems } from '../../items/find-item.ts';
import type { Reader } from '../../reader.ts';
import { wasMissed } from '../quiz/rank-feed.ts';
import { findPractised } from './queries.ts';

/** Below this chance of recall an item is weak; FSRS asks for it again at 0.9. */
const WEAK = 0.8;

/** An item that the reader is likely to have forgotten, or missed the last time. */
export type WeakSpot = {
  readonly item: FeedItem;
  /** Chance that it is remembered now, from 0 to 1. */
  readonly recall: number;
  readonly wasMissed: boolean;
};

/** How well a reader remembers what they have practised of a book. */
export type Firmness = {
  /** Median of how many days it takes until nine of ten are remembered; null where nothing was practised. */
  readonly stabilityDays: number | null;
  /** What was missed first, then by chance of recall. */
  readonly weakSpots: readonly WeakSpot[];
};

type WeakSpotsRequest = {
  readonly reader: Reader;
  readonly bookId: number;
  /** Epoch ms. */
  readonly now: number;
  /** So many weak spots at most. */
  readonly most: number;
};

/**
 * How firm a reader's memory of a book is, and where it is weakest. What they have marked as mastered is no
 * weak spot.
 *
 * @throws NotFoundError when there is no such book for this reader.
 */
export async function findWeakSpots(
  db: Db,
  { reader, bookId, now, most }: WeakSpotsRequest,
): Promise<Firmness> {
  await requireBook(db, reader, bookId);
  const practised = await findPractised(db, reader, bookId);
  const weak = practised
    .filter(({ masteredId }) => masteredId === null)
    .map((row) => ({
      itemId: row.itemId,
      recall: retrievability(row, now),
      wasMissed: wasMissed(row.lastOutcome),
    }))
    .filter(({ recall, wasMissed }) => wasMissed || recall < WEAK)
    .toSorted((a, b) => Number(b.wasMissed) - Number(a.wasMissed) || a.recall - b.recall)
    .slice(0, most);
  const items = await findFeedItems(db, { ids: weak.map(({ itemId }) => itemId), reader });
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    stabilityDays: median(practised.map(({ stability }) => stability)),
    weakSpots: weak.flatMap(({ itemId, ...spot }) => {
      const item = byId.get(itemId);
      return item === undefined ? [] : [{ item, ...spot }];
    }),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
