import { expect, test } from 'vitest';

import { cardTheme } from './card-theme.ts';

test.each([
  [1, 1],
  [5, 5],
  [6, 0],
  [13, 1],
  [undefined, 0],
  [Number.NaN, 0],
  [1.5, 0],
])('book %s has theme %i', (bookId, theme) => {
  expect(cardTheme(bookId)).toBe(theme);
});
