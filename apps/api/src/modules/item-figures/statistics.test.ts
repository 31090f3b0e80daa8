import { expect, test } from 'vitest';

import { correlation, correlationInterval, type PairSums, shareInterval } from './statistics.ts';

test.each([
  [0, 10, 0, 0.2775],
  [1, 10, 0.0179, 0.4042],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [15, 1000, 0.0091, 0.0246],
])('a share seen as %d of %d lies from %d to %d', (part, all, least, most) => {
  const interval = shareInterval(part, all);
  expect(interval.least).toBeCloseTo(least, 4);
  expect(interval.most).toBeCloseTo(most, 4);
});

const sumsOf = (pairs: readonly (readonly [number, number])[]): PairSums => {
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((all, [x, y]) => all + of(x, y), 0);
  return {
    count: pairs.length,
    x: sum((x) => x),
    y: sum((_, y) => y),
    xx: sum((x) => x * x),
    yy: sum((_, y) => y * y),
    xy: sum((x, y) => x * y),
  };
};

test.each<[string, [number, number][], number]>([
  [
    'together',
    [
      [0, 0.2],
      [0, 0.2],
      [1, 0.8],
    ],
    1,
  ],
  [
    'against each other',
    [
      [1, 0.2],
      [1, 0.2],
      [0, 0.8],
    ],
    -1,
  ],
  [
    'apart',
    [
      [0, 0.2],
      [0, 0.8],
      [1, 0.2],
      [1, 0.8],
    ],
    0,
  ],
  [
    'half and half',
    [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
    ],
    Math.SQRT1_2,
  ],
])('what goes %s', (_, pairs, expected) => {
  expect(correlation(sumsOf(pairs))).toBeCloseTo(expected, 10);
});

test.each<[string, [number, number][]]>([
  [
    'one is always the same',
    [
      [1, 0.2],
      [1, 0.8],
    ],
  ],
  [
    'the other is always the same',
    [
      [0, 0.6],
      [1, 0.6],
      [1, 0.6],
    ],
  ],
])('where %s nothing can be said', (_, pairs) => {
  expect(correlation(sumsOf(pairs))).toBeNull();
});

test.each([
  [0.5, 30, 0.1704, 0.7292],
  [0, 12, -0.5742, 0.5742],
  [-0.4, 103, -0.5508, -0.2242],
  [1, 20, 1, 1],
])('a correlation of %d among %d lies from %d to %d', (value, count, least, most) => {
  const interval = correlationInterval(value, count);
  expect(interval.least).toBeCloseTo(least, 3);
  expect(interval.most).toBeCloseTo(most, 3);
});
