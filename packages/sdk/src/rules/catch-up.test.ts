import { expect, test } from 'vitest';

import { catchUp, usualPerDay } from './catch-up.ts';

test.each([
  [[], 10],
  [[3], 10],
  [[20, 30], 25],
  [[20, 21, 21], 21],
  [[400, 10], 50],
])('who did %j on their days does %i on a usual one', (reviews, usual) => {
  expect(usualPerDay(reviews)).toBe(usual);
});

test.each([
  { due: 0, usual: 10, plan: null },
  { due: 10, usual: 10, plan: null },
  { due: 13, usual: 10, plan: null },
  { due: 14, usual: 10, plan: { perDay: 13, days: 2 } },
  { due: 47, usual: 12, plan: { perDay: 15, days: 4 } },
  { due: 182, usual: 10, plan: { perDay: 13, days: 14 } },
  { due: 183, usual: 10, plan: { perDay: 14, days: 14 } },
  { due: 1000, usual: 50, plan: { perDay: 72, days: 14 } },
])('$due due at $usual a day is spread as $plan', ({ due, usual, plan }) => {
  expect(catchUp(due, usual)).toEqual(plan);
});
