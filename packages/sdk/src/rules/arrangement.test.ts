import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { arrangeColumns, arrangeUnsolved, seededShuffle, toggleInOrder } from './arrangement.ts';

const columns = { left: ['a', 'b', 'c', 'd'], right: ['1', '2', '3', '4'] };
const ids = Array.from({ length: 600 }, (_, index) => index + 1);

describe('seededShuffle', () => {
  test('keeps the items and depends on the seed alone', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.integer(), (items, seed) => {
        const shuffled = seededShuffle(items, seed);
        expect(shuffled).toEqual(seededShuffle(items, seed));
        expect(shuffled.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test('reaches every order about equally often', () => {
    const counts = Map.groupBy(ids, (seed) => seededShuffle(['a', 'b', 'c'], seed).join(''));
    expect(counts.size).toBe(6);
    for (const seeds of counts.values()) expect(seeds.length).toBeGreaterThan(60);
  });
});

describe('arrangeColumns', () => {
  test('is the same for the same question', () => {
    expect(arrangeColumns(7, columns)).toEqual(arrangeColumns(7, columns));
  });

  test('keeps the items of each side', () => {
    const { left, right } = arrangeColumns(7, columns);
    expect([left.toSorted(), right.toSorted()]).toEqual([columns.left, columns.right]);
  });

  test('orders each side by its own seed', () => {
    const linedUp = ids.filter((id) => {
      const { left, right } = arrangeColumns(id, columns);
      return left.every(
        (item, row) => columns.left.indexOf(item) === columns.right.indexOf(right[row] ?? ''),
      );
    });
    // By chance one in 24 lines up; sides that shared a seed would all do so.
    expect(linedUp.length).toBeLessThan(ids.length / 10);
  });

  test('gives different questions different orders', () => {
    const orders = new Set(ids.map((id) => JSON.stringify(arrangeColumns(id, columns))));
    expect(orders.size).toBeGreaterThan(300);
  });
});

describe('arrangeUnsolved', () => {
  test('keeps the items but never their order', () => {
    const distinct = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(distinct, fc.integer(), (items, seed) => {
        const arranged = arrangeUnsolved(items, seed);
        expect(arranged).not.toEqual(items);
        expect(arranged.toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  test.each([[[]], [['a']], [['a', 'a']]])('leaves %j, which has one order only', (items) => {
    expect(arrangeUnsolved(items, 1)).toEqual(items);
  });
});

test.each([
  [[], 2, [2]],
  [[2], 0, [2, 0]],
  [[2, 0, 1], 0, [2, 1]],
  [[0], 0, []],
])('%j and a click on %i make %j', (order, index, after) => {
  const before = [...order];
  expect(toggleInOrder(order, index)).toEqual(after);
  expect(order).toEqual(before);
});
