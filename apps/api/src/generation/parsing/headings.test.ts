import { expect, test } from 'vitest';

import { headingLevel, isBareLabel, mayBeTitle, withoutLabel } from './headings.ts';

test.each<[string, number | undefined]>([
  ['CHAPTER I.', 2],
  ['Chapter Twenty-One: The Return', 2],
  ['Chapter the Last', 2],
  ['Kapitel 3', 2],
  ['Capítulo IV. El mar', 2],
  ['IV. THE SEA', 2],
  ['XII.', 2],
  ['Epilogue', 2],
  ['BOOK TWO', 1],
  ['Part III — Winter', 1],
  [`CHAPTER V. OF THE PRICE OF COMMODITIES, ${'OR OF THEIR PRICE IN LABOUR, '.repeat(3)}ETC.`, 2],
  [
    `Chapter V. Of the price of commodities, ${'or of their price in labour, '.repeat(3)}etc`,
    undefined,
  ],
  ['Part of the crew had left', undefined],
  ['Chapters are boring', undefined],
  ['I went to sea.', undefined],
  ['D. H. Lawrence', undefined],
  ['Chapter 2, in which', undefined],
  ['Chapter 2 tells of the sea', undefined],
  ['Introduction to the tides', undefined],
])('%j is of level %j', (line, level) => {
  expect(headingLevel(line)).toBe(level);
});

test.each<[string, boolean]>([
  ['Chapter 4', true],
  ['XIV.', true],
  ['12', true],
  ['Chapter 4: The Sea', false],
  ['Winter', false],
])('that %j is a number alone is %j', (title, isBare) => {
  expect(isBareLabel(title)).toBe(isBare);
});

test.each<[string, boolean]>([
  ['The Sea', true],
  ['THE MOTHER AND HER CHILD.', true],
  ['“Heels Up”', false],
  ['“HEELS UP”', true],
  ['It was the year 1815.', false],
  ['the sea', false],
])('that %j may be a title is %j', (line, isTitle) => {
  expect(mayBeTitle(line)).toBe(isTitle);
});

test.each<[string, string]>([
  ['CHAPTER IV. The Sea', 'The Sea'],
  ['Part Two — Winter', 'Winter'],
  ['XII. THE SEA', 'THE SEA'],
  ['Civil Wars', 'Civil Wars'],
])('%j without its label is %j', (title, name) => {
  expect(withoutLabel(title)).toBe(name);
});
