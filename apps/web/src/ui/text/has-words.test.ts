import { expect, test } from 'vitest';

import { hasWords } from './has-words.ts';

const BOOK = ['Man’s Search for Meaning', 'Viktor E. Frankl', 'Éditions Zola'];

test.each([
  ['', true],
  ['  ', true],
  ['search', true],
  ['FRANK', true],
  ["man's", true],
  ['mean frankl', true],
  ['editions', true],
  ['Zöla', true],
  ['mean\u200Bing\u202E', true],
  ['\u200B', true],
  ['search of', false],
  ['frankly', false],
])('%j is found: %s', (typed, isFound) => {
  expect(hasWords(typed, BOOK)).toBe(isFound);
});
