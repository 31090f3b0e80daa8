import { expect, test } from 'vitest';

import { calendarWeeks } from './calendar/calendar-weeks.ts';
import { activityText, dayStreakText, freezesKept, freezeText } from './day-streak-text.ts';

test.each([
  [0, 'One answer today starts a row of days.'],
  [1, '1 day. Come back tomorrow for the second.'],
  [1200, '1,200 days.'],
])('%i days in a row', (days, words) => {
  expect(dayStreakText(days)).toBe(words);
});

test.each([
  [0, 7, 'No freeze kept', '7 more days of practice earn one. It keeps your row on a day off.'],
  [
    1,
    1,
    '1 freeze kept',
    'One is used by itself on a day off. 1 more day of practice earns another.',
  ],
  [2, 3, '2 freezes kept', 'One is used by itself on a day off. More do not fit.'],
])('%i freezes, %i days from another', (freezes, daysToFreeze, kept, words) => {
  expect(freezesKept(freezes)).toBe(kept);
  expect(freezeText({ days: 9, freezes, daysToFreeze })).toBe(words);
});

const practised = (day: string, reviews: number) => ({ day, reviews, xp: 0, isFrozen: false });
const frozen = (day: string) => ({ day, reviews: 0, xp: 0, isFrozen: true });

test.each([
  [[], 'Each day that you practise gets its square here.'],
  [
    [practised('2026-11-20', 1)],
    'You practised on 1 day of these 2 weeks: 1 question or flashcard.',
  ],
  [
    [practised('2026-11-10', 1000), frozen('2026-11-11'), practised('2026-11-12', 20)],
    'You practised on 2 days of these 2 weeks: 1,020 questions and flashcards. A freeze stood in on 1 day.',
  ],
])('%j', (days, words) => {
  expect(activityText(calendarWeeks('2026-11-09', '2026-11-22', days))).toBe(words);
});
