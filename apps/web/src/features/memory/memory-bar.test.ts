import { expect, test } from 'vitest';

import { knownShare, outlookText, rememberedText } from './memory-bar.tsx';

test.each([
  [
    12,
    9,
    'You remember about 12 of 30 ideas today. Without another bite, about 9 in 30 days.',
    0.4,
  ],
  [12, 12, 'You remember about 12 of 30 ideas today. In 30 days it is still about 12.', 0.4],
])('%i known today and %i in 30 days', (today, then, words, share) => {
  const forecast = Array.from({ length: 31 }, (_, day) => (day < 30 ? today : then));
  const memory = { total: 30, met: 20, forecast };
  expect(`${rememberedText(memory)} ${outlookText(memory)}`).toBe(words);
  expect(knownShare(memory)).toBe(share);
});

test('a book without items is not remembered', () => {
  expect(knownShare({ total: 0, met: 0, forecast: Array<number>(31).fill(0) })).toBe(0);
});

test('one idea is one', () => {
  const memory = { total: 1, met: 1, forecast: Array<number>(31).fill(1) };
  expect(rememberedText(memory)).toBe('You remember about 1 of 1 idea today.');
});
