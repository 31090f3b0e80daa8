import { expect, test } from 'vitest';

import { countsForDayStreak, dayStreak } from './day-streak.ts';

const today = '2026-03-02';

test.each([
  ['nothing yet', [], 0],
  ['today alone', ['2026-03-02'], 1],
  ['yesterday alone', ['2026-03-01'], 1],
  ['both', ['2026-03-01', '2026-03-02'], 2],
  ['the day before yesterday', ['2026-02-28'], 0],
  ['a run over the end of a month', ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'], 4],
  ['a run with a gap', ['2026-02-26', '2026-02-28', '2026-03-01', '2026-03-02'], 3],
  ['a day ahead of time', ['2026-03-02', '2026-03-03'], 1],
])('%s', (_, days, streak) => {
  expect(dayStreak(new Set(days), today)).toBe(streak);
});

test('a run goes on over a leap day and a new year', () => {
  expect(dayStreak(new Set(['2028-02-28', '2028-02-29', '2028-03-01']), '2028-03-01')).toBe(3);
  expect(dayStreak(new Set(['2025-12-31', '2026-01-01']), '2026-01-01')).toBe(2);
});

test.each([
  ['at once', 0, true],
  ['after 14 days', 14 * 86_400_000, true],
  ['a moment later', 14 * 86_400_000 + 1, false],
  ['after a year', 365 * 86_400_000, false],
])('an answer that arrives %s: %s ms late, counts %s', (_, late, counts) => {
  const answeredAt = Date.UTC(2026, 2, 1);
  expect(countsForDayStreak(answeredAt, answeredAt + late)).toBe(counts);
});
