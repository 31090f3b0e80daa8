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

const DAY = '2026-03-02';

test.each([
  { isCorrect: true, practice: 'new', xp: 10 },
  { isCorrect: true, practice: 'due', xp: 10 },
  { isCorrect: true, practice: 'due', earnedOn: '2026-03-01', xp: 10 },
  { isCorrect: true, practice: 'due', earnedOn: DAY, xp: 0 },
  { isCorrect: true, practice: 'due', earnedOn: '2026-03-03', xp: 0 },
  { isCorrect: true, practice: 'early', xp: 0 },
  { isCorrect: false, practice: 'new', xp: 0 },
  { isCorrect: false, practice: 'due', xp: 0 },
  { isCorrect: false, practice: 'early', xp: 0 },
] as const)('an answer brings XP as in %j', ({ isCorrect, xp, ...earning }) => {
  expect(xpForAnswer(isCorrect, { ...earning, day: DAY })).toBe(xp);
});

test.each([
  { practice: 'new', xp: 2 },
  { practice: 'due', xp: 2 },
  { practice: 'due', earnedOn: DAY, xp: 0 },
  { practice: 'early', xp: 0 },
] as const)('a rating brings XP as in %j', ({ xp, ...earning }) => {
  expect(xpForRating({ ...earning, day: DAY })).toBe(xp);
});
