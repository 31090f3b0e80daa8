import { levelOf } from './xp.ts';

/** What a review has turned; nothing of most. */
export interface TurningPoints {
  /** The level that it reached. */
  readonly level?: number;
  /** How many right answers in a row it ended. */
  readonly lostStreak?: number;
}

interface Standing {
  readonly xp: number;
  readonly streak: number;
}

/** What turned between a reader's standing before a review and after it. */
export function turningPoints(before: Standing, after: Standing): TurningPoints {
  const level = levelOf(after.xp);
  return {
    ...(level > levelOf(before.xp) && { level }),
    ...(before.streak > 0 && after.streak === 0 && { lostStreak: before.streak }),
  };
}
