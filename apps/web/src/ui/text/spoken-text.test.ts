import { expect, test } from 'vitest';

import { spokenText } from './spoken-text.ts';

test.each([
  ['At Marathon _____ won.', 'At Marathon blank won.'],
  ['At Marathon ________ won.', 'At Marathon blank won.'],
  ['snake_case and __init__', 'snake_case and __init__'],
])('%s', (text, heard) => {
  expect(spokenText(text)).toBe(heard);
});
