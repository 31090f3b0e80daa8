import { describe, expect, it, test } from 'vitest';

import { coverHash, drawFrom } from './cover-hash.ts';

test.each([
  ['Thinking, Fast and Slow', 'Daniel Kahneman', 2464324390],
  ['Zero to One', 'Peter Thiel', 2172085424],
  ['  zero TO one ', 'PETER thiel', 2172085424],
  ['Cosmos', 'Carl Sagan', 1149734791],
])('hash of %j by %j is %i', (title, author, hash) => {
  expect(coverHash(title, author)).toBe(hash);
});

describe('drawFrom', () => {
  it('repeats itself for the same seed', () => {
    const one = drawFrom(7);
    const other = drawFrom(7);
    expect([one(0, 99), one(0, 99)]).toEqual([other(0, 99), other(0, 99)]);
  });

  it.each([0, 1, 2 ** 31, 2 ** 32 - 1])('stays within its bounds from seed %i', (seed) => {
    const draw = drawFrom(seed);
    const drawn = Array.from({ length: 200 }, () => draw(-3, 4));
    expect(Math.min(...drawn)).toBe(-3);
    expect(Math.max(...drawn)).toBe(4);
  });
});
