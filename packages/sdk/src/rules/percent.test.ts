import { expect, test } from 'vitest';

import { accuracyPercent, masteryRatePercent, progressPercent } from './percent.ts';

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
