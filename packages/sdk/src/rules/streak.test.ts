import { expect, test } from 'vitest';

import { nextStreak, streakNotice } from './streak.ts';

test.each([
  [0, true, 1],
  [6, true, 7],
  [6, false, 0],
  [0, false, 0],
])('after %i in a row, an answer that is right (%s) makes %i', (streak, isCorrect, next) => {
  expect(nextStreak(streak, isCorrect)).toBe(next);
});

test.each([
  [0, undefined],
  [1, undefined],
  [2, undefined],
  [3, '3 in a row!'],
  [4, undefined],
  [6, '6 in a row!'],
  [300, '300 in a row!'],
])('a streak of %i shows %s', (streak, notice) => {
  expect(streakNotice(streak)).toBe(notice);
});
