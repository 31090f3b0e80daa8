import { expect, test } from 'vitest';

import { levelOf, xpForAnswer, xpForRating, xpIntoLevel, xpToNextLevel } from './xp.ts';

test.each([
  { xp: 0, level: 1, bar: 0, missing: 100 },
  { xp: 10, level: 1, bar: 10, missing: 90 },
  { xp: 99, level: 1, bar: 99, missing: 1 },
  { xp: 100, level: 2, bar: 0, missing: 100 },
  { xp: 2_350, level: 24, bar: 50, missing: 50 },
])('$xp XP are level $level with $missing to go', ({ xp, level, bar, missing }) => {
  expect([levelOf(xp), xpIntoLevel(xp), xpToNextLevel(xp)]).toEqual([level, bar, missing]);
});

test.each([
  { isCorrect: true, practice: 'new', xp: 10 },
  { isCorrect: true, practice: 'due', xp: 10 },
  { isCorrect: true, practice: 'early', xp: 0 },
  { isCorrect: false, practice: 'new', xp: 0 },
  { isCorrect: false, practice: 'due', xp: 0 },
  { isCorrect: false, practice: 'early', xp: 0 },
] as const)(
  'answering ($isCorrect) what is $practice brings $xp',
  ({ isCorrect, practice, xp }) => {
    expect(xpForAnswer(isCorrect, practice)).toBe(xp);
  },
);

test.each([
  ['new', 2],
  ['due', 2],
  ['early', 0],
] as const)('rating what is %s brings %i', (practice, xp) => {
  expect(xpForRating(practice)).toBe(xp);
});
