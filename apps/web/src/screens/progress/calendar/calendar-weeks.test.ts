import { expect, test } from 'vitest';

import { calendarWeeks, colorStep } from './calendar-weeks.ts';

test.each([
  [0, 0],
  [1, 1],
  [4, 1],
  [5, 2],
  [9, 2],
  [10, 3],
  [19, 3],
  [20, 4],
  [500, 4],
])('%i reviews a day have step %i', (reviews, step) => {
  expect(colorStep(reviews)).toBe(step);
});

test('weeks are columns from Monday, and end with today', () => {
  const frozen = { day: '2026-11-17', reviews: 0, xp: 0, isFrozen: true };
  const weeks = calendarWeeks('2026-08-24', '2026-11-18', [frozen]);
  expect(weeks).toHaveLength(13);
  expect(weeks.map(({ cells }) => cells.length)).toEqual([...Array<number>(12).fill(7), 3]);
  expect(weeks.at(-1)?.cells).toEqual([
    { day: '2026-11-16', reviews: 0, xp: 0, isFrozen: false, weekday: 0 },
    { ...frozen, weekday: 1 },
    { day: '2026-11-18', reviews: 0, xp: 0, isFrozen: false, weekday: 2 },
  ]);
});

test.each([
  ['2026-08-31', '2026-09-20', [null, 'Sep', null]],
  ['2026-08-24', '2026-09-20', ['Aug', null, 'Sep', null]],
  ['2026-12-21', '2027-01-10', ['Dec', null, 'Jan']],
])('from %s to %s the months stand over it as %j', (from, today, months) => {
  expect(calendarWeeks(from, today, []).map(({ month }) => month)).toEqual(months);
});
