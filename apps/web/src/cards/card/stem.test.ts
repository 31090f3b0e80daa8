import { expect, test } from 'vitest';

import { stemSize } from './stem.tsx';

test.each([
  [1, 's'],
  [48, 's'],
  [49, 'm'],
  [90, 'm'],
  [91, 'l'],
  [145, 'l'],
  [146, 'xl'],
])('%i letters: %s', (length, size) => {
  expect(stemSize('x'.repeat(length))).toBe(size);
});
