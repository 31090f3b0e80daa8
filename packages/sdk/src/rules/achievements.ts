import { QUESTION_KINDS } from '../domain/kinds.ts';
import type { Feats } from './feats.ts';

/** Something worth having once: earned when the feat of that name has reached the goal. */
export interface AchievementText {
  readonly id: string;
  readonly title: string;
  /** What there is to do for it. */
  readonly task: string;
  /** What was done, told once it is earned. */
  readonly description: string;
  readonly feat: keyof Feats;
  readonly goal: number;
}

/** All achievements, those of one feat side by side; each is earned once. */
export const ACHIEVEMENTS = [
  {
    id: 'first-right-answer',
    title: 'First Bite',
    task: 'Answer a question right.',
    description: 'You answered your first question right.',
    feat: 'rightAnswers',
    goal: 1,
  },
  {
    id: 'hundred-right-answers',
    title: 'Full Plate',
    task: 'Answer a hundred questions right.',
    description: 'You answered a hundred questions right.',
    feat: 'rightAnswers',
    goal: 100,
  },
  {
    id: 'thousand-right-answers',
    title: 'Feast',
    task: 'Answer a thousand questions right.',
    description: 'You answered a thousand questions right.',
    feat: 'rightAnswers',
    goal: 1000,
  },
  {
    id: 'ten-in-a-row',
    title: 'On a Roll',
    task: 'Answer ten questions right in a row.',
    description: 'You answered ten questions right in a row.',
    feat: 'longestStreak',
    goal: 10,
  },
  {
    id: 'twenty-five-in-a-row',
    title: 'Sizzling',
    task: 'Answer twenty-five questions right in a row.',
    description: 'You answered twenty-five questions right in a row.',
    feat: 'longestStreak',
    goal: 25,
  },
  {
    id: 'every-kind',
    title: 'Tasting Menu',
    task: 'Answer a question of each kind right.',
    description: 'You answered a question of each kind right.',
    feat: 'kindsRight',
    goal: QUESTION_KINDS.length,
  },
  {
    id: 'first-comeback',
    title: 'Second Helping',
    task: 'Get a question right that you had wrong the time before.',
    description: 'You got a question right that you had wrong the time before.',
    feat: 'comebacks',
    goal: 1,
  },
  {
    id: 'fifty-comebacks',
    title: 'Leftovers Chef',
    task: 'Get fifty questions right that you had wrong the time before.',
    description: 'You got fifty questions right that you had wrong the time before.',
    feat: 'comebacks',
    goal: 50,
  },
  {
    id: 'first-long-recall',
    title: 'Aftertaste',
    task: 'Remember an answer after thirty days.',
    description: 'You remembered an answer after thirty days.',
    feat: 'longRecalls',
    goal: 1,
  },
  {
    id: 'fifty-long-recalls',
    title: 'Slow Cooked',
    task: 'Remember fifty answers after thirty days.',
    description: 'You remembered fifty answers after thirty days.',
    feat: 'longRecalls',
    goal: 50,
  },
  {
    id: 'first-rating',
    title: 'Card Nibbler',
    task: 'Rate a flashcard.',
    description: 'You rated your first flashcard.',
    feat: 'ratings',
    goal: 1,
  },
  {
    id: 'hundred-ratings',
    title: 'Deck Eater',
    task: 'Rate a hundred flashcards.',
    description: 'You rated a hundred flashcards.',
    feat: 'ratings',
    goal: 100,
  },
  {
    id: 'three-days',
    title: 'Snack Habit',
    task: 'Practise three days in a row.',
    description: 'You practised three days in a row.',
    feat: 'longestDayStreak',
    goal: 3,
  },
  {
    id: 'seven-days',
    title: 'Weekly Special',
    task: 'Practise seven days in a row.',
    description: 'You practised seven days in a row.',
    feat: 'longestDayStreak',
    goal: 7,
  },
  {
    id: 'thirty-days',
    title: 'Standing Order',
    task: 'Practise thirty days in a row.',
    description: 'You practised thirty days in a row.',
    feat: 'longestDayStreak',
    goal: 30,
  },
  {
    id: 'hundred-days',
    title: 'Your Own Table',
    task: 'Practise a hundred days in a row.',
    description: 'You practised a hundred days in a row.',
    feat: 'longestDayStreak',
    goal: 100,
  },
  {
    id: 'first-mastered',
    title: 'Clean Plate',
    task: 'Master a question.',
    description: 'You mastered your first question.',
    feat: 'mastered',
    goal: 1,
  },
  {
    id: 'fifty-mastered',
    title: 'Washing-Up Done',
    task: 'Master fifty questions.',
    description: 'You mastered fifty questions.',
    feat: 'mastered',
    goal: 50,
  },
  {
    id: 'first-book-mastered',
    title: 'Cover to Cover',
    task: 'Master all questions of a book.',
    description: 'You mastered all questions of a book.',
    feat: 'booksMastered',
    goal: 1,
  },
  {
    id: 'level-five',
    title: 'Big Appetite',
    task: 'Reach level 5.',
    description: 'You reached level 5.',
    feat: 'level',
    goal: 5,
  },
  {
    id: 'level-ten',
    title: 'Regular',
    task: 'Reach level 10.',
    description: 'You reached level 10.',
    feat: 'level',
    goal: 10,
  },
  {
    id: 'level-twenty-five',
    title: 'Guest of Honour',
    task: 'Reach level 25.',
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
