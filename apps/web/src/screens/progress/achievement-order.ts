import type { AchievementProgress } from '@morsel/sdk/contract';

/** How near the reader is to an achievement: 0 to 1. */
export function nearness({ goal, reached }: Pick<AchievementProgress, 'goal' | 'reached'>): number {
  return goal === 0 ? 1 : Math.min(reached / goal, 1);
}

/** Those that were earned, in their order, and the others, the nearest first. */
export function shelvedAchievements(achievements: readonly AchievementProgress[]): {
  earned: AchievementProgress[];
  open: AchievementProgress[];
} {
  return {
    earned: achievements.filter(({ earnedAt }) => earnedAt !== null),
    open: achievements
      .filter(({ earnedAt }) => earnedAt === null)
      .toSorted((a, b) => nearness(b) - nearness(a)),
  };
}
