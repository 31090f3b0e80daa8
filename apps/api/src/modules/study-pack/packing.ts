import type { PackItem, StudyPack } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { answerKeyOf } from '../../items/content.ts';
import { inOrderOf } from '../../items/finding.ts';
import { originOf } from '../../items/origins.ts';
import { presentFeedItem } from '../../items/presenting.ts';
import type { Reader } from '../../reader.ts';
import { marksOf } from '../mastery/counting.ts';
import { rankedFeed } from '../quiz/ranking.ts';
import { earnedAchievements } from '../reviews/achieving.ts';
import { readCounts } from '../reviews/feats.ts';
import { dayRunOf } from '../reviews/practised-days.ts';
import { memoriesOf } from '../reviews/remembering.ts';
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
export async function packFor(db: Db, request: PackRequest): Promise<StudyPack> {
  const { reader, size, known, now } = request;
  const ranking = await rankedFeed(db, { reader, feedId: PACK_FEED, now });
  const itemIds = ranking.slice(0, size);
  const rows = inOrderOf(itemIds, await findPackItems(db, { userId: reader.id, ids: itemIds }));
  const memories = await memoriesOf(db, { userId: reader.id, itemIds });
  const { stats, tally } = await readCounts(db, reader.id);
  return {
    now,
    entries: rows.map(({ itemId, revision }) => ({
      itemId,
      revision,
      memory: memories.get(itemId) ?? null,
    })),
    items: rows
      .filter(({ itemId, revision }) => !known.has(`${itemId}.${revision}`))
      .map(presentPackItem),
    stats,
    feats: { ...tally, ...(await marksOf(db, reader)) },
    dayRun: await dayRunOf(db, { userId: reader.id, now }),
    achievements: [...(await earnedAchievements(db, reader.id)).keys()],
  };
}

function presentPackItem(row: PackRow): PackItem {
  return {
    item: presentFeedItem(row),
    key: row.answerKey === null ? null : { ...answerKeyOf(row.answerKey), ...originOf(row) },
  };
}
