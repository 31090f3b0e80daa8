import { expect, test } from 'vitest';

import { contentStems, normalized, similarity } from './word-similarity.ts';

test.each([
  ['  Hello,   World! ', 'hello world'],
  ['ＡＢＣ “quoted”', 'abc quoted'],
  ['Darwin’s finches', 'darwin finches'],
  ['…', ''],
])('%j is compared as %j', (text, expected) => {
  expect(normalized(text)).toBe(expected);
});

test.each([
  ['selecting', 'selected'],
  ['variations', 'variation'],
  ['markets', 'market'],
  ['cutting', 'cuts'],
])('%s and %s have one stem', (one, other) => {
  expect(contentStems(one)).toEqual(contentStems(other));
});

test('short words and words without meaning have no stem', () => {
  expect(contentStems('which of these is an ape')).toEqual(new Set());
});

test.each([
  ['', '', 1],
  ['abcd', 'abcd', 1],
  ['abcd', 'abce', 0.75],
  ['abcd', '', 0],
  ['kitten', 'sitting', 1 - 3 / 7],
])('similarity of %j and %j is %d', (a, b, expected) => {
  expect(similarity(a, b)).toBeCloseTo(expected, 10);
});
