import { expect, test } from 'vitest';

import { headingLevel, isBareLabel } from './headings.ts';

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
