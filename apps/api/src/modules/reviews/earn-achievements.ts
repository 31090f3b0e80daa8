import type { Achievement } from '@morsel/sdk/contract';
import {
  achievementById,
  type AchievementId,
  achievementsReached,
  type Feats,
} from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { tellAchievement } from '../webhooks/tell-achievement.ts';
import { findAchievements, findEarnedIds, insertAchievement } from './achievement-queries.ts';

type Earning = {
  readonly userId: number;
  readonly feats: Partial<Feats>;
  readonly at: number;
  readonly hasWebhooks?: boolean;
};

/**
 * Gives the reader the achievements that these figures are enough for, each once for ever, and
 * returns the last one that is new; their webhooks are told of each. `at` in epoch ms;
 * `hasWebhooks` where it is known whether they have any.
 */
export async function earnAchievements(
  tx: Tx,
  { userId, feats, at, hasWebhooks = true }: Earning,
): Promise<Achievement | undefined> {
  const reached = achievementsReached(feats);
  if (reached.length === 0) return undefined;
  const rows = await findEarnedIds(tx, { userId });
  const earned = new Set(rows.map(({ achievementId }) => achievementId));
  let latest: Achievement | undefined;
  for (const id of reached) {
    if (earned.has(id)) continue;
    if (!(await earnAchievement(tx, { userId, id, at }))) continue;
    latest = achievementOf(id);
    if (latest && hasWebhooks) await tellAchievement(tx, latest, { userId, at });
  }
  return latest;
}

/** Gives the reader an achievement; returns whether it is new to them. `at` in epoch ms. */
export async function earnAchievement(
  tx: Tx,
  { userId, id, at }: { userId: number; id: AchievementId; at: number },
): Promise<boolean> {
  const added = await insertAchievement(tx, { userId, achievementId: id, earnedAt: at });
  return added !== undefined;
}

/** When (epoch ms) the reader earned each achievement that they have, by its id. */
export async function earnedAchievements(
  db: Db | Tx,
  userId: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await findAchievements(db, { userId });
  return new Map(rows.map(({ achievementId, earnedAt }) => [achievementId, earnedAt]));
}

function achievementOf(id: AchievementId): Achievement | undefined {
  const found = achievementById(id);
  return found && { id, title: found.title, description: found.description };
}
