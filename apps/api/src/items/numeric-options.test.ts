import { expect, test } from 'vitest';

import { numericValues } from './numeric-options.ts';

test.each<[string[], number[] | undefined]>([
  [
    ['10 cents', '5 cents'],
    [10, 5],
  ],
  [
    ['1 cent', '5 cents'],
    [1, 5],
  ],
  [
    ['About $1,200', 'About $90'],
    [1200, 90],
  ],
  [
    ['-5 °C', '2.5 °C'],
    [-5, 2.5],
  ],
  [['5 cents', '5 dollars'], undefined],
  [
    ['Between 7 and 8', 'Between 5 and 6'],
    [7, 5],
  ],
  [
    ['10–20 years', 'from 5 to 10 years'],
    [10, 5],
  ],
  [
    ['2 million years', '40,000 years', '1 billion years'],
    [2e6, 40_000, 1e9],
  ],
  [['1994 and 1995', '1976 and 1977'], undefined],
  [['Iron', 'Copper'], undefined],
  [['5', 'Iron'], undefined],
  [[], undefined],
])('%j has the values %j', (options, expected) => {
  expect(numericValues(options)).toEqual(expected);
});
