import { expect, test } from 'vitest';

import { achievementById, ACHIEVEMENTS, achievementsReached } from './achievements.ts';

test.each([
  ['a reader of whom nothing is known', {}, []],
  ['a new reader', { rightAnswers: 0, longestStreak: 0, mastered: 0, level: 1 }, []],
  ['a right answer', { rightAnswers: 1, longestStreak: 1 }, ['first-right-answer']],
  ['nine in a row', { longestStreak: 9 }, []],
  ['ten in a row', { longestStreak: 10 }, ['ten-in-a-row']],
  ['five kinds of six', { kindsRight: 5 }, []],
  ['all six kinds', { kindsRight: 6 }, ['every-kind']],
  ['comebacks', { comebacks: 49 }, ['first-comeback']],
  ['long recalls', { longRecalls: 50 }, ['first-long-recall', 'fifty-long-recalls']],
  ['a week', { longestDayStreak: 7 }, ['three-days', 'seven-days']],
  ['a mastered question', { mastered: 1 }, ['first-mastered']],
  ['a mastered book', { booksMastered: 1 }, ['first-book-mastered']],
  ['level 4', { level: 4 }, []],
  ['level 5', { level: 5 }, ['level-five']],
  [
    'a long way',
    { rightAnswers: 90, longestStreak: 12, mastered: 3, level: 9 },
    ['first-right-answer', 'ten-in-a-row', 'first-mastered', 'level-five'],
  ],
])('%s', (_, feats, ids) => {
  expect(achievementsReached(feats)).toEqual(ids);
});

test('each achievement is found by its id and has words', () => {
  for (const achievement of ACHIEVEMENTS) {
    expect(achievementById(achievement.id)).toBe(achievement);
    expect(achievement.title).not.toBe('');
    expect(achievement.description).not.toBe('');
  }
  expect(achievementById('nothing')).toBeUndefined();
});

test('an id stands for one thing, and so do a feat and a goal', () => {
  const wanted = ACHIEVEMENTS.map(({ feat, goal }) => `${feat} ${goal}`);
  expect(new Set(wanted).size).toBe(ACHIEVEMENTS.length);
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
});
