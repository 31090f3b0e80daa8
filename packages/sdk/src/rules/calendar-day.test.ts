import { expect, test } from 'vitest';

import { addDays, daysBetween, mondayOf } from './calendar-day.ts';

test.each([
  ['2026-03-02', 1, '2026-03-03'],
  ['2026-03-02', -2, '2026-02-28'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2025-12-31', 1, '2026-01-01'],
])('%s and %i days is %s, and back', (from, count, to) => {
  expect(addDays(from, count)).toBe(to);
  expect(daysBetween(from, to)).toBe(count);
});

test.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-03', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
