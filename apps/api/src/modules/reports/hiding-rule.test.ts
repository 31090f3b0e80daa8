import { expect, test } from 'vitest';

import { hasShareLeft, isEnough, notedReasons, onePerNetwork, weightOf } from './hiding-rule.ts';

test.each([
  [0, 0, 100],
  [1, 0, 133],
  [2, 0, 150],
  [100, 0, 150],
  [0, 1, 67],
  [0, 4, 33],
  [0, 100, 2],
  [5, 5, 100],
  [1, 8, 36],
])('of a reader with %i reports upheld and %i dismissed one counts %i', (...row) => {
  const [upheld, dismissed, weight] = row;
  expect(weightOf({ upheld, dismissed })).toBe(weight);
});

test.each([
  [[], false],
  [[150], false],
  [[100, 100], false],
  [[100, 100, 100], true],
  [[150, 150], true],
  [[133, 133, 33], false],
  [[2, 2, 2, 2, 2, 2, 2, 2], false],
])('reports that count %j are enough: %s', (weights, enough) => {
  expect(isEnough(weights.map((weight) => ({ weight })))).toBe(enough);
});

test('of a network one report counts, that which weighs most; unknown networks are one', () => {
  const reports = [
    { network: 'a', weight: 33 },
    { network: null, weight: 100 },
    { network: 'a', weight: 150 },
    { network: 'b', weight: 67 },
    { network: null, weight: 100 },
  ];
  expect(onePerNetwork(reports).map(({ weight }) => weight)).toEqual([150, 100, 67]);
});

test('earlier reasons stay behind those that count now, a hundred in all', () => {
  const reason = (reporter: string, weight: number) => ({ reporter, weight });
  const counted = [reason('a', 67), reason('b', 150)];
  const earlier = [reason('c', 33), reason('a', 100), reason('d', 100)];
  expect(notedReasons(counted, earlier)).toEqual([
    reason('b', 150),
    reason('a', 67),
    reason('d', 100),
    reason('c', 33),
  ]);
  const many = Array.from({ length: 300 }, (_, index) => reason(`e${index}`, 2));
  expect(notedReasons(counted, many)).toHaveLength(100);
});

test.each([
  [1, 0, true],
  [1, 1, false],
  [39, 1, false],
  [40, 1, true],
  [40, 2, false],
  [2000, 99, true],
  [2000, 100, false],
])('of a book with %i items, %i of them hidden, one more may be: %s', (items, hidden, may) => {
  expect(hasShareLeft({ items, hidden })).toBe(may);
});
