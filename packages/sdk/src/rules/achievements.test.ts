import { expect, test } from 'vitest';

import { achievementById, ACHIEVEMENTS, achievementsReached } from './achievements.ts';

test.each([
  ['a reader of whom nothing is known', {}, []],
  ['a new reader', { correctAnswered: 0, streak: 0, mastered: 0, level: 1 }, []],
  ['a right answer', { correctAnswered: 1, streak: 1 }, ['first-right-answer']],
  ['nine in a row', { streak: 9 }, []],
  ['ten in a row', { streak: 10 }, ['ten-in-a-row']],
  ['a mastered question', { mastered: 1 }, ['first-mastered']],
  ['level 4', { level: 4 }, []],
  ['level 5', { level: 5 }, ['level-five']],
  [
    'a long way',
    { correctAnswered: 90, streak: 12, mastered: 3, level: 9 },
    ['first-right-answer', 'first-mastered', 'ten-in-a-row', 'level-five'],
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
