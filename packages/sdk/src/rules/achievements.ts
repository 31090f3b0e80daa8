import type { Feats } from './feats.ts';

/** Something worth having once: earned when the feat of that name has reached the goal. */
export interface AchievementText {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly feat: keyof Feats;
  readonly goal: number;
}

/** All achievements, those of one feat side by side; each is earned once. */
export const ACHIEVEMENTS = [
  {
    id: 'first-right-answer',
    title: 'First Bite',
    description: 'You answered your first question right.',
    feat: 'rightAnswers',
    goal: 1,
  },
  {
    id: 'hundred-right-answers',
    title: 'Full Plate',
    description: 'You answered a hundred questions right.',
    feat: 'rightAnswers',
    goal: 100,
  },
  {
    id: 'thousand-right-answers',
    title: 'Feast',
    description: 'You answered a thousand questions right.',
    feat: 'rightAnswers',
    goal: 1000,
  },
  {
    id: 'ten-in-a-row',
    title: 'On a Roll',
    description: 'You answered ten questions right in a row.',
    feat: 'longestStreak',
    goal: 10,
  },
  {
    id: 'twenty-five-in-a-row',
    title: 'Sizzling',
    description: 'You answered twenty-five questions right in a row.',
    feat: 'longestStreak',
    goal: 25,
  },
  {
    id: 'every-kind',
    title: 'Tasting Menu',
    description: 'You answered a question of each kind right.',
    feat: 'kindsRight',
    goal: 4,
  },
  {
    id: 'first-comeback',
    title: 'Second Helping',
    description: 'You got a question right that you had wrong the time before.',
    feat: 'comebacks',
    goal: 1,
  },
  {
    id: 'fifty-comebacks',
    title: 'Leftovers Chef',
    description: 'You got fifty questions right that you had wrong the time before.',
    feat: 'comebacks',
    goal: 50,
  },
  {
    id: 'first-long-recall',
    title: 'Aftertaste',
    description: 'You remembered an answer after thirty days.',
    feat: 'longRecalls',
    goal: 1,
  },
  {
    id: 'fifty-long-recalls',
    title: 'Slow Cooked',
    description: 'You remembered fifty answers after thirty days.',
    feat: 'longRecalls',
    goal: 50,
  },
  {
    id: 'first-rating',
    title: 'Card Nibbler',
    description: 'You rated your first flashcard.',
    feat: 'ratings',
    goal: 1,
  },
  {
    id: 'hundred-ratings',
    title: 'Deck Eater',
    description: 'You rated a hundred flashcards.',
    feat: 'ratings',
    goal: 100,
  },
  {
    id: 'three-days',
    title: 'Snack Habit',
    description: 'You practised three days in a row.',
    feat: 'longestDayStreak',
    goal: 3,
  },
  {
    id: 'seven-days',
    title: 'Weekly Special',
    description: 'You practised seven days in a row.',
    feat: 'longestDayStreak',
    goal: 7,
  },
  {
    id: 'thirty-days',
    title: 'Standing Order',
    description: 'You practised thirty days in a row.',
    feat: 'longestDayStreak',
    goal: 30,
  },
  {
    id: 'hundred-days',
    title: 'Your Own Table',
    description: 'You practised a hundred days in a row.',
    feat: 'longestDayStreak',
    goal: 100,
  },
  {
    id: 'first-mastered',
    title: 'Clean Plate',
    description: 'You mastered your first question.',
    feat: 'mastered',
    goal: 1,
  },
  {
    id: 'fifty-mastered',
    title: 'Washing-Up Done',
    description: 'You mastered fifty questions.',
    feat: 'mastered',
    goal: 50,
  },
  {
    id: 'first-book-mastered',
    title: 'Cover to Cover',
    description: 'You mastered all questions of a book.',
    feat: 'booksMastered',
    goal: 1,
  },
  {
    id: 'level-five',
    title: 'Big Appetite',
    description: 'You reached level 5.',
    feat: 'level',
    goal: 5,
  },
  {
    id: 'level-ten',
    title: 'Regular',
    description: 'You reached level 10.',
    feat: 'level',
    goal: 10,
  },
  {
    id: 'level-twenty-five',
    title: 'Guest of Honour',
    description: 'You reached level 25.',
    feat: 'level',
    goal: 25,
  },
] as const satisfies readonly AchievementText[];

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id'];

/** Ids of the achievements that these feats are enough for, in the order of the list. */
export function achievementsReached(feats: Partial<Feats>): AchievementId[] {
  return ACHIEVEMENTS.filter(({ feat, goal }) => (feats[feat] ?? 0) >= goal).map(({ id }) => id);
}

/** The achievement with that id; undefined when there is none. */
export function achievementById(id: string): AchievementText | undefined {
  return ACHIEVEMENTS.find((achievement) => achievement.id === id);
}
