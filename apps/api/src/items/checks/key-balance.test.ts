import { expect, test } from 'vitest';

import { arrangeList, matchPairs, mcq, trueFalse } from '../../testing/sample-content.ts';
import type { ItemContent } from '../item-content.ts';
import { balanceFlaws, solvedFlaws } from './key-balance.ts';

const options = ['Iron', 'Mercury', 'Copper', 'Silver'];
const keyAt = (position: number) => mcq({ options, answer: options[position] ?? '' });
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const longestAt = (index: number) =>
  mcq({ options: ['Iron', 'Zinc', 'Quicksilver'], answer: index < 9 ? 'Quicksilver' : 'Iron' });

test.each<[string, ItemContent[]]>([
  ['key balance', times(8, () => keyAt(1))],
  ['key balance', times(40, (index) => keyAt(index % 2))],
  ['key balance', times(20, (index) => trueFalse('Whales breathe air.', index < 13))],
  ['key balance', times(20, (index) => trueFalse('Whales breathe air.', index < 7))],
  ['longest key', times(20, longestAt)],
])('%s', (check, contents) => {
  expect(balanceFlaws(contents).map((flaw) => flaw.check)).toContain(check);
});

test.each([
  [arrangeList({ answer: [0, 1, 2] }), 1],
  [matchPairs({ right: ['Mammal', 'Bird', 'Fish'] }), 1],
  [arrangeList(), 0],
  [matchPairs(), 0],
  [mcq(), 0],
])('%j is shown already solved: %d', (content, expected) => {
  expect(solvedFlaws(content)).toHaveLength(expected);
});

test.each<[string, ItemContent[]]>([
  ['no items', []],
  ['keys spread evenly', times(40, (index) => keyAt(index % 4))],
  ['a few keys by chance', [keyAt(0), keyAt(0), keyAt(3)]],
  ['statements half true', times(20, (index) => trueFalse('Whales breathe air.', index < 10))],
  ['too few statements to tell', times(4, () => trueFalse())],
])('no flaw: %s', (_, contents) => {
  expect(balanceFlaws(contents)).toEqual([]);
});
