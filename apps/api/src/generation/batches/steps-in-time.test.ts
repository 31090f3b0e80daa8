import { expect, test } from 'vitest';

import { stepsInTime } from './steps-in-time.ts';

test.each([
  { tookMs: 3000, leftMs: 45_000, rounds: 1, steps: 'review, repair' },
  { tookMs: 3000, leftMs: 45_000, rounds: 3, steps: 'review, repair' },
  { tookMs: 10_000, leftMs: 38_000, rounds: 1, steps: 'review' },
  { tookMs: 10_000, leftMs: 38_000, rounds: 0, steps: 'review, repair' },
  { tookMs: 20_000, leftMs: 28_000, rounds: 1, steps: 'none' },
  { tookMs: 20_000, leftMs: 28_000, rounds: 0, steps: 'review' },
  { tookMs: 30_000, leftMs: 18_000, rounds: 0, steps: 'none' },
  { tookMs: 30_000, leftMs: Infinity, rounds: 2, steps: 'review, repair' },
])('$tookMs ms a draft, $leftMs ms left, $rounds more: $steps', ({ steps, ...pace }) => {
  const { isReviewed, isRepaired } = stepsInTime(pace);
  const taken = [isReviewed && 'review', isRepaired && 'repair'].filter(Boolean).join(', ');
  expect(taken || 'none').toBe(steps);
});
