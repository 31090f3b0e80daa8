import { expect, test } from 'vitest';

import { calendarWeeks } from './calendar/calendar-weeks.ts';
import { weekXp, weekXpText } from './xp-panel.tsx';

const earned = (day: string, xp: number) => ({ day, reviews: 1, xp, isFrozen: false });

test.each([
  [[], [0, 0], 'A bar for each week will stand here. Your next right answer starts it.'],
  [
    [earned('2026-11-16', 0)],
    [0, 0],
    'No XP in these weeks: nothing of what you practised was right while new or due.',
  ],
  [
    [earned('2026-11-09', 700), earned('2026-11-15', 600)],
    [1300, 0],
    '0 XP this week. Your best of the last 2 began on 9 November: 1,300 XP.',
  ],
  [
    [earned('2026-11-15', 20), earned('2026-11-16', 20)],
    [20, 20],
    '20 XP this week, your best of the last 2.',
  ],
])('%j', (days, xp, words) => {
  const weeks = weekXp(calendarWeeks('2026-11-09', '2026-11-22', days));
  expect(weeks.map((week) => week.xp)).toEqual(xp);
  expect(weekXpText(weeks)).toBe(words);
});
