import { expect, test } from 'vitest';

import { averageProgress } from './progress-tracker.tsx';

test.each([
  [[], 0],
  [[0], 0],
  [[100], 100],
  [[43, 44], 44],
  [[0, 0, 100], 33],
  [[50, 100, 100], 83],
])('%j averages %i', (shares, average) => {
  expect(averageProgress(shares.map((progress) => ({ progress })))).toBe(average);
});
