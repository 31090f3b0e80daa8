import type { DayStreak } from '@morsel/sdk/contract';
import { MOST_FREEZES } from '@morsel/sdk/rules';

import { counted, noun } from '../../ui/text/number-text.ts';
import type { CalendarCell, CalendarWeek } from './calendar/calendar-weeks.ts';

/** How many days in a row, or how to begin. */
export function dayStreakText(days: number): string {
  if (days === 0) return 'One answer today starts a row of days.';
  return days === 1 ? '1 day. Come back tomorrow for the second.' : `${counted(days, 'day')}.`;
}

/** How many freezes are kept, as it stands beside their places. */
export function freezesKept(freezes: number): string {
  if (freezes === 0) return 'No freeze kept';
  return `${counted(freezes, 'freeze')} kept`;
}

/** What freezes are for, and how far it is to the next. */
export function freezeText({ freezes, daysToFreeze }: DayStreak): string {
  const use = 'One is used by itself on a day off.';
  if (freezes >= MOST_FREEZES) return `${use} More do not fit.`;
  const more = counted(daysToFreeze, 'more day');
  const way = `${more} of practice ${noun(daysToFreeze, 'earns', 'earn')}`;
  return freezes === 0 ? `${way} one. It keeps your row on a day off.` : `${use} ${way} another.`;
}

/** What the calendar shows, in a sentence. */
export function activityText(weeks: readonly CalendarWeek[]): string {
  const cells = weeks.flatMap((week) => week.cells);
  const practised = cells.filter(({ reviews }) => reviews > 0);
  if (practised.length === 0) return 'Each day that you practise gets its square here.';
  const frozen = cells.filter(({ isFrozen }) => isFrozen).length;
  const bites = practised.reduce((sum, { reviews }) => sum + reviews, 0);
  const done = `You practised on ${counted(practised.length, 'day')} of these ${weeks.length} weeks: ${reviewsText(bites)}.`;
  if (frozen === 0) return done;
  return `${done} A freeze stood in on ${counted(frozen, 'day')}.`;
}

/** What was done on a day of the calendar. */
export function dayDoneText({ reviews, isFrozen }: CalendarCell): string {
  return isFrozen ? 'freeze used' : reviewsText(reviews);
}

/** So many questions answered and flashcards rated. */
function reviewsText(count: number): string {
  return counted(count, 'question or flashcard', 'questions and flashcards');
}
