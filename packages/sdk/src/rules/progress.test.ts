import { expect, test } from 'vitest';

import {
  accuracyPercent,
  isBookMastered,
  masteryRatePercent,
  progressPercent,
} from './progress.ts';

test.each([
  [0, 0, 0],
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 200, 1],
  [4, 4, 100],
])('%i of %i is %i %%', (part, whole, percent) => {
  expect(accuracyPercent(part, whole)).toBe(percent);
  expect(progressPercent(part, whole)).toBe(percent);
});

test.each([
  [0, 0],
  [1, 1],
  [25, 20],
  [100, 50],
  [900, 90],
])('%i mastered is a rate of %i %%', (mastered, percent) => {
  expect(masteryRatePercent(mastered)).toBe(percent);
});

test.each([
  [0, 0, false],
  [0, 3, false],
  [2, 3, false],
  [3, 3, true],
])('%i of %i questions mastered: %s', (mastered, questions, expected) => {
  expect(isBookMastered(mastered, questions)).toBe(expected);
});
