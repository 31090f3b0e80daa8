export type AchievementId = 'first-right-answer' | 'ten-in-a-row' | 'first-mastered' | 'level-five';

export interface AchievementText {
  readonly id: AchievementId;
  readonly title: string;
  readonly description: string;
}

/** Figures of a reader that achievements hang on; one that was not looked at is absent. */
export interface Feats {
  readonly correctAnswered?: number;
  readonly streak?: number;
  readonly mastered?: number;
  readonly level?: number;
}

/** All achievements, in the order in which a reader meets them; each is earned once. */
export const ACHIEVEMENTS: readonly AchievementText[] = [
  {
    id: 'first-right-answer',
    title: 'First Bite',
    description: 'You answered your first question right.',
  },
  {
    id: 'first-mastered',
    title: 'Clean Plate',
    description: 'You mastered your first question.',
  },
  {
    id: 'ten-in-a-row',
    title: 'On a Roll',
    description: 'You answered ten questions right in a row.',
  },
  {
    id: 'level-five',
    title: 'Big Appetite',
    description: 'You reached level 5.',
  },
];

/** Ids of the achievements that these figures are enough for, in the order of the list. */
export function achievementsReached(feats: Feats): AchievementId[] {
  return ACHIEVEMENTS.map(({ id }) => id).filter((id) => isReached(id, feats));
}

/** The achievement with that id; undefined when there is none. */
export function achievementById(id: string): AchievementText | undefined {
  return ACHIEVEMENTS.find((achievement) => achievement.id === id);
}

function isReached(
  id: AchievementId,
  { correctAnswered = 0, streak = 0, mastered = 0, level = 1 }: Feats,
): boolean {
  switch (id) {
    case 'first-right-answer':
      return correctAnswered >= 1;
    case 'first-mastered':
      return mastered >= 1;
    case 'ten-in-a-row':
      return streak >= 10;
    case 'level-five':
      return level >= 5;
  }
}
