import type { PackItem, StudyPack } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { inOrderOf } from '../../items/find-item.ts';
import { answerKeyOf } from '../../items/item-content.ts';
import { originOf } from '../../items/item-origins.ts';
import { presentFeedItem } from '../../items/present-item.ts';
import type { Reader } from '../../reader.ts';
import { marksOf } from '../mastery/mastery-counts.ts';
import { rankReaderFeed } from '../quiz/rank-feed.ts';
import { earnedAchievements } from '../reviews/earn-achievements.ts';
import { readEarnedDays } from '../reviews/read-earned-days.ts';
import { readCounts } from '../reviews/read-feats.ts';
import { readMemories } from '../reviews/read-memories.ts';
import { readDayRun } from '../reviews/reader-days.ts';
import { findPackItems, type PackRow } from './queries.ts';

export interface PackRequest {
  readonly reader: Reader;
  /** Most items. */
  readonly size: number;
  /** What the device has already, each as `id.revision`. */
  readonly known: ReadonlySet<string>;
  /** Epoch ms. */
  readonly now: number;
}

/** Readers' packs are ranked under this id, as page loads are under theirs. */
const PACK_FEED = 'study-pack';

/**
 * The reader's next items in the order of their feed, those whole that the device lacks. Nothing is
 * written: the ranking of a pack is not frozen.
 */
export async function readStudyPack(db: Db, request: PackRequest): Promise<StudyPack> {
  const { reader, size, known, now } = request;
  const ranking = await rankReaderFeed(db, { reader, feedId: PACK_FEED, now });
  const itemIds = ranking.slice(0, size);
  const rows = inOrderOf(itemIds, await findPackItems(db, reader.id, itemIds));
  const memories = await readMemories(db, { userId: reader.id, itemIds });
  const earnedDays = await readEarnedDays(db, { userId: reader.id, now });
  const { stats, counts } = await readCounts(db, reader.id);
  return {
    now,
    entries: rows.map(({ itemId, revision }) => {
      const earnedOn = earnedDays.get(itemId);
      const memory = memories.get(itemId) ?? null;
      return { itemId, revision, memory, ...(earnedOn !== undefined && { earnedOn }) };
    }),
    items: rows
      .filter(({ itemId, revision }) => !known.has(`${itemId}.${revision}`))
      .map(presentPackItem),
    stats,
    feats: { ...counts, ...(await marksOf(db, reader)) },
    dayRun: await readDayRun(db, { userId: reader.id, now }),
    achievements: [...(await earnedAchievements(db, reader.id)).keys()],
  };
}

function presentPackItem(row: PackRow): PackItem {
  return {
    item: presentFeedItem(row),
    key: row.answerKey === null ? null : { ...answerKeyOf(row.answerKey), ...originOf(row) },
  };
}
