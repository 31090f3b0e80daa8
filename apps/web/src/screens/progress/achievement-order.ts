import type { AchievementProgress } from '@morsel/sdk/contract';

/** How much of the way to an achievement is done, 0 to 1. */
export function shareReached({ goal, reached }: AchievementProgress): number {
  return Math.min(reached / goal, 1);
}

/** Those that were earned, the newest first, and those to come, the nearest first. */
export function shelvedAchievements(achievements: readonly AchievementProgress[]): {
  earned: AchievementProgress[];
  toCome: AchievementProgress[];
} {
  return {
    earned: achievements
      .filter(({ earnedAt }) => earnedAt !== null)
      .toSorted((a, b) => (b.earnedAt ?? 0) - (a.earnedAt ?? 0)),
    toCome: achievements
      .filter(({ earnedAt }) => earnedAt === null)
      .toSorted((a, b) => headway(b) - headway(a) || a.goal - b.goal),
  };
}

/** Every reader begins at level 1: the first step towards a goal is none yet. */
function headway({ goal, reached }: AchievementProgress): number {
  return Math.max(0, reached - 1) / goal;
}
