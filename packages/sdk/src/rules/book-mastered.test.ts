import { expect, test } from 'vitest';

import { isBookMastered } from './book-mastered.ts';

test.each([
  [0, 0, false],
  [0, 3, false],
  [2, 3, false],
  [3, 3, true],
])('%i of %i questions mastered: %s', (mastered, questions, expected) => {
  expect(isBookMastered(mastered, questions)).toBe(expected);
});
