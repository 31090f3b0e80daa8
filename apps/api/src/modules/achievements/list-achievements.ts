import type { Achievements } from '@morsel/sdk/contract';
import { ACHIEVEMENTS } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import type { Reader } from '../../reader.ts';
import { earnedAchievements } from '../reviews/earn-achievements.ts';
import { readFeats } from '../reviews/read-feats.ts';

/**
 * All achievements with how far the reader is. One that was earned is reached for good, though marks
 * were taken back since.
 */
export async function listAchievements(db: Db, reader: Reader): Promise<Achievements> {
  const feats = await readFeats(db, reader);
  const earned = await earnedAchievements(db, reader.id);
  return ACHIEVEMENTS.map(({ id, title, task, description, feat, goal }) => {
    const earnedAt = earned.get(id) ?? null;
    const reached = earnedAt === null ? Math.min(goal, feats[feat]) : goal;
    return { id, title, task, description, goal, reached, earnedAt };
  });
}
