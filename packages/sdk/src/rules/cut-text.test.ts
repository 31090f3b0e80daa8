import { expect, test } from 'vitest';

import { cutText } from './cut-text.ts';

test.each([
  ['short', 10, 'short'],
  ['0123456789', 10, '0123456789'],
  ['01234567890', 10, '012345678…'],
  ['two  words\nhere', 20, 'two words here'],
  ['cut at a space', 7, 'cut at…'],
  ['🍪🍪🍪🍪', 3, '🍪🍪…'],
  ['', 3, ''],
])('%j cut at %i is %j', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});
