import { expect, test } from 'vitest';

import { toggleInOrder } from './ordering.ts';

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
