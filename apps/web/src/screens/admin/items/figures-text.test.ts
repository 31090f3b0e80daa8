import { expect, test } from 'vitest';

import { someFigures } from '../../../testing/admin-items.ts';
import { discriminationText, numbersText, pickedText, shareText } from './figures-text.ts';

test.each([
  [0, 12, 'All 12 readers were wrong at first.'],
  [2, 14, '12 of 14 readers were wrong at first.'],
  [9, 14, '9 of 14 readers were right at first.'],
  [1400, 1400, 'All 1,400 readers were right at first.'],
])('%d right of %d: %s', (right, readers, text) => {
  expect(shareText(someFigures({ right, readers }))).toBe(text);
});

test.each([
  [-0.7, -0.1, 'Those who know the book do worse than others. Is the key right?'],
  [-0.3, 0.1, 'Those who know the book do no better than others.'],
  [0.02, 0.15, 'Those who know the book do hardly better than others.'],
  [0.1, 0.6, 'Those who know the book do better than others.'],
  [-0.1, 0.5, 'Whether those who know the book do better cannot be told yet.'],
])('discrimination from %d to %d: %s', (least, most, text) => {
  const discrimination = { value: (least + most) / 2, least, most, readers: 30 };
  expect(discriminationText(someFigures({ discrimination }))).toBe(text);
});

test('of a few readers nothing is said about those who know the book', () => {
  expect(discriminationText(someFigures({ discrimination: null }))).toBe(
    'Too few readers can be compared to tell whether those who know the book do better.',
  );
});

test('what was picked', () => {
  expect(pickedText(0, 50)).toBe('Nobody picked');
  expect(pickedText(2, 50)).toBe('2 of 50 picked');
});

test('the numbers themselves, with what they may be', () => {
  expect(numbersText(someFigures())).toBe(
    'Right: 14 % (4 to 40 %). Discrimination: −0.45 (−0.79 to 0.11), 14 readers',
  );
  expect(numbersText(someFigures({ discrimination: null }))).toBe('Right: 14 % (4 to 40 %)');
});
