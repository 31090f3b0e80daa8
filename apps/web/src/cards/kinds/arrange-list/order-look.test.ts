import { expect, test } from 'vitest';

import { orderLook } from './order-look.ts';

const looks = (order: number[], right: number[] | undefined, isFull: boolean) =>
  [0, 1, 2, 3].map((index) => {
    const {
      tone,
      place = '',
      belongs = '',
      note = '',
    } = orderLook({ order, right, isFull }, index);
    return [tone, place, belongs, note].join(' ').trim();
  });

test('before the verdict', () => {
  expect(looks([2], undefined, false)).toEqual(['rest', 'rest', 'placed 1', 'rest']);
  expect(looks([2, 0, 1], undefined, true)).toEqual([
    'placed 2',
    'placed 3',
    'placed 1',
    'left-out   left out',
  ]);
});

test('all right, the foreign one left out', () => {
  expect(looks([2, 0, 1], [2, 0, 1], true)).toEqual([
    'right 2',
    'right 3',
    'right 1',
    'left-out   does not belong',
  ]);
});

test('wrong: own places, right places, what was missed and what does not belong', () => {
  expect(looks([2, 3, 0], [2, 0, 1], true)).toEqual([
    'wrong 3 2nd',
    'told  3rd',
    'right 1',
    'wrong 2  does not belong',
  ]);
});

test('nothing placed: the right places', () => {
  expect(looks([], [2, 0, 1], false)).toEqual([
    'told 2',
    'told 3',
    'told 1',
    'left-out   does not belong',
  ]);
});
