import { expect, test } from 'vitest';

import { indexPassages } from './find-passages.ts';

const TEXTS = [
  'Guilds of bakers fixed the price of bread, and bakers who cheated lost their guild.',
  'The river flooded each spring. Bread was dear after a flood.',
  'Glass is molten sand. Bakers had no use for glass.',
  'Nothing of this is told here at all, neither grain nor ovens.',
];

test.each([
  ['the guilds of bakers', [0, 2]],
  ['floods of the river', [1]],
  ['what bakers made: bread', [0, 2, 1]],
  ['molten sand becomes glass', [2]],
  ['quantum physics', []],
  ['', []],
])('the passages of “%s” are %j', async (query, found) => {
  expect((await indexPassages(TEXTS)).find(query, 3)).toEqual(found);
});

test('a word that stands everywhere finds less than one that is rare', async () => {
  const texts = ['bread oven', 'bread sand', 'bread river bread', 'bread glass'];
  expect((await indexPassages(texts)).find('bread sand', 1)).toEqual([1]);
});

test('of long and short texts with the same words the short one is first', async () => {
  const texts = [`guild ${'other words of another kind '.repeat(40)}`, 'guild of bakers'];
  expect((await indexPassages(texts)).find('guild', 2)).toEqual([1, 0]);
});

test('nothing is found in nothing', async () => {
  expect((await indexPassages([])).find('guild', 2)).toEqual([]);
});
