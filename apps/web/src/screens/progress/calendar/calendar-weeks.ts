import type { ActivityDay } from '@morsel/sdk/contract';
import { addDays, daysBetween } from '@morsel/sdk/rules';

import { monthText } from './calendar-text.ts';

/** A day of the calendar; `weekday` from 0 for Monday. */
export interface CalendarCell extends ActivityDay {
  readonly weekday: number;
}

export interface CalendarWeek {
  readonly monday: string;
  /** What stands over it: the month that begins with it or within the week before. */
  readonly month: string | null;
  readonly cells: readonly CalendarCell[];
}

const DAYS_A_WEEK = 7;
/** Fewest reviews of a day for each step of colour above none. */
const STEPS = [1, 5, 10, 20];
/** A month's name is wider than a column. */
const MONTH_COLUMNS = 2;

/** Step of colour for so many reviews a day: 0 for none to 4 for 20 and more. */
export function colorStep(reviews: number): number {
  return STEPS.filter((fewest) => reviews >= fewest).length;
}

/** The weeks from a Monday until today, with the days of which nothing is known; no day after today. */
export function calendarWeeks(
  from: string,
  today: string,
  days: readonly ActivityDay[],
): CalendarWeek[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const length = Math.floor(daysBetween(from, today) / DAYS_A_WEEK) + 1;
  const mondays = Array.from({ length }, (_, week) => addDays(from, week * DAYS_A_WEEK));
  const months = monthMarks(mondays);
  return mondays.map((monday, week) => ({
    monday,
    month: months[week] ?? null,
    cells: Array.from({ length: DAYS_A_WEEK }, (_, weekday) => ({
      day: addDays(monday, weekday),
      weekday,
    }))
      .filter(({ day }) => day <= today)
      .map(({ day, weekday }) => ({
        ...(known.get(day) ?? { day, reviews: 0, xp: 0, isFrozen: false }),
        weekday,
      })),
  }));
}

/** The month of the first week and of each in which another has begun, as far as there is room. */
function monthMarks(mondays: readonly string[]): (string | null)[] {
  const names = mondays.map(monthText);
  const begins = names.map((name, week) => name !== names[week - 1]);
  return names.map((name, week) => {
    const next = begins.indexOf(true, week + 1);
    const isCrowded = week === 0 && next !== -1 && next < MONTH_COLUMNS;
    return begins[week] && !isCrowded ? name : null;
  });
}
