import { expect, test } from 'vitest';

import { numbersIn, valuesIn } from './stated-numbers.ts';

test.each<[string, number[]]>([
  ['In 1859 it had 40,000 words', [1859, 40_000]],
  ['2.5 litres, about 12 million cells', [2.5, 12_000_000]],
  ['twenty-seven bones and two hundred and six teeth', [27, 206]],
  ['three hundred thousand men', [300_000]],
  ['two dozen eggs and four hens', [24, 4]],
  ['vitamin B12, the 19th century, the 1920s', [19, 1920]],
  ['three and four', [3, 4]],
  ['The fourth of several', []],
])('numbers of %j', (text, expected) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(expected);
});

test('a number may be taken by its parts, and ordinals count', () => {
  const values = valuesIn('12 million in the nineteenth century');
  expect([12, 12_000_000, 19].every((value) => values.has(value))).toBe(true);
});
