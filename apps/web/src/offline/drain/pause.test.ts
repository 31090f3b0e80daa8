import { expect, test } from 'vitest';

import { delayAfter } from './pause.ts';

test.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [9, 256_000],
  [10, 300_000],
  [60, 300_000],
])(
  'after %i failures in a row the pause is %i ms at most, and half of it at least',
  (failures, most) => {
    expect(delayAfter(failures, 1)).toBe(most);
    expect(delayAfter(failures, 0)).toBe(most / 2);
  },
);
