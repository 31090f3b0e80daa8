import { expect, test } from 'vitest';

import { roundSize } from './rules-harvest.ts';

test.each([
  { looked: 0, kept: 0, size: 5 },
  { looked: 5, kept: 0, size: 20 },
  { looked: 5, kept: 1, size: 20 },
  { looked: 5, kept: 4, size: 8 },
  { looked: 5, kept: 9, size: 5 },
  { looked: 200, kept: 9, size: 20 },
])('after $looked parts with $kept items, $size come next', ({ looked, kept, size }) => {
  expect(roundSize({ looked, kept })).toBe(size);
});
