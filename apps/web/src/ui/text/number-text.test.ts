import { expect, test } from 'vitest';

import { counted, countedOf, noun, numberText } from './number-text.ts';

test.each([
  0, 7, 999, 1000, 65_536, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1000, 0.25, 1234.5,
])('%f is written as English formatters write it', (number) => {
  expect(numberText(number)).toBe(new Intl.NumberFormat('en').format(number));
});

test.each([
  [0, '0 days'],
  [1, '1 day'],
  [2, '2 days'],
  [7186, '7,186 days'],
])('%i with its noun is %s', (count, text) => {
  expect(counted(count, 'day')).toBe(text);
});

test('a noun may have a plural of its own', () => {
  expect([counted(1, 'entry', 'entries'), counted(2, 'entry', 'entries')]).toEqual([
    '1 entry',
    '2 entries',
  ]);
  expect(noun(1, 'waits', 'wait')).toBe('waits');
});

test.each([
  [12, 1024, '12 of 1,024 books'],
  [1024, 1024, '1,024 books'],
  [1, 1, '1 book'],
  [0, 1, '0 of 1 book'],
])('%i of %i are %s', (part, all, text) => {
  expect(countedOf(part, all, 'book')).toBe(text);
});
