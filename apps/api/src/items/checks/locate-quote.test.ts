import { expect, test } from 'vitest';

import { locateQuote } from './locate-quote.ts';

const text =
  'So he wrote:\n“Whales don’t breathe water — they\n  drown.” The oﬃce of Zoe\u0308 was co\u00ADoled in 1,859.';

test.each([
  ['So he wrote', 'So he wrote'],
  ['Whales don’t breathe water', 'Whales don’t breathe water'],
  ["whales DON'T breathe water - they drown", 'Whales don’t breathe water — they\n  drown'],
  ['"Whales don\'t breathe water, they drown."', '“Whales don’t breathe water — they\n  drown.”'],
  ['they drown!', 'they\n  drown'],
  ['office of Zoë was cooled', 'oﬃce of Zoe\u0308 was co\u00ADoled'],
  ['in 1859', undefined],
  ['in 1,859.', 'in 1,859.'],
  ['1 859', '1,859'],
])('%j is found as %j', (quote, expected) => {
  const span = locateQuote(quote, text);
  expect(span && text.slice(span.start, span.end)).toBe(expected);
});

test.each(['', ' … ', 'Whales breathe water', 'hales don’t breathe', 'So he wrote … they drown'])(
  '%j is not there',
  (quote) => {
    expect(locateQuote(quote, text)).toBeUndefined();
  },
);

test('a stretch that only begins like the quote is passed over', () => {
  expect(locateQuote('in the king', 'in the kingdom, and in the king’s house')).toEqual({
    start: 20,
    end: 31,
  });
});
