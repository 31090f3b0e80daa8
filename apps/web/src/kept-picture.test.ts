import { expect, test } from 'vitest';

import { isKeptPicture } from './kept-picture.ts';

test.each([
  [true, '/covers/7?v=1k9rzz4'],
  [false, '/covers/7'],
  [false, '/covers/7.svg?v=1k9rzz4'],
  [false, '/covers/7/card.png?v=1k9rzz4'],
  [false, '/icons/cookie.png?v=1'],
])('%s: %s', (isKept, path) => {
  expect(isKeptPicture(new URL(path, 'https://morsel.example'))).toBe(isKept);
});
