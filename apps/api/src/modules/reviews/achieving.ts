import type { Achievement } from '@morsel/sdk/contract';
import { achievementById, achievementsReached, type Feats } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { findAchievements, insertAchievement } from './queries.ts';

/**
 * Gives the reader the achievements that these figures are enough for, each once for ever, and
 * answers the last one that is new. `at` in epoch ms.
 */
export async function earnAchievements(
  tx: Tx,
  { userId, feats, at }: { userId: number; feats: Feats; at: number },
): Promise<Achievement | undefined> {
  const reached = achievementsReached(feats);
  if (reached.length === 0) return undefined;
  const earned = new Set(await earnedAchievements(tx, userId));
  let latest: Achievement | undefined;
  for (const achievementId of reached) {
    if (earned.has(achievementId)) continue;
    const [added] = await insertAchievement(tx, { userId, achievementId, earnedAt: at });
    if (added !== undefined) latest = achievementById(achievementId);
  }
  return latest;
}

/** Ids of the achievements that the reader has earned. */
export async function earnedAchievements(db: Db | Tx, userId: number): Promise<string[]> {
  return (await findAchievements(db, { userId })).map((row) => row.achievement_id);
}
