import { type Static, Type } from 'typebox';

import { QuestionKind } from './question.ts';
import { Count, EpochMs, nullable } from './scalars.ts';

export const Achievement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
});
export type Achievement = Static<typeof Achievement>;

export const AchievementProgress = Type.Object(
  {
    ...Achievement.properties,
    task: Type.String(),
    goal: Count,
    reached: Count,
    earnedAt: nullable(EpochMs),
  },
  {
    description:
      'How far the reader is: `reached` of `goal`, and when it was earned. `task` says what ' +
      'there is to do for it, `description` what was done.',
  },
);
export type AchievementProgress = Static<typeof AchievementProgress>;

export const Achievements = Type.Array(AchievementProgress, {
  description: 'All there are, earned or not.',
});
export type Achievements = Static<typeof Achievements>;

export const FeatCounts = Type.Object(
  {
    longestStreak: Count,
    kindsRight: Type.Array(QuestionKind),
    comebacks: Count,
    longRecalls: Count,
    ratings: Count,
    longestDayStreak: Count,
  },
  {
    description:
      'What achievements hang on beside the stats; `kindsRight` are those answered right once.',
  },
);
