import type { CalendarWeek } from '../../ui/charts/calendar-weeks.ts';
import { dayText } from '../../ui/charts/calendar-words.ts';
import { figureText } from './figure-text.ts';

/** XP of a week, which is named by its Monday. */
export interface WeekXp {
  readonly monday: string;
  readonly month: string | null;
  readonly xp: number;
}

/** XP of each week of the calendar, in its order. */
export function weekXp(weeks: readonly CalendarWeek[]): WeekXp[] {
  return weeks.map(({ monday, month, cells }) => ({
    monday,
    month,
    xp: cells.reduce((sum, { xp }) => sum + xp, 0),
  }));
}

/** The latest of the weeks with the most XP; undefined where none has any. */
export function bestWeek(weeks: readonly WeekXp[]): WeekXp | undefined {
  const most = Math.max(0, ...weeks.map(({ xp }) => xp));
  return most === 0 ? undefined : weeks.findLast(({ xp }) => xp === most);
}

/** This week, the last one, beside the best. */
export function weekXpText(weeks: readonly WeekXp[]): string {
  const now = weeks.at(-1);
  const best = bestWeek(weeks);
  if (!now || !best)
    return 'A bar for each week will stand here. Your next right answer starts it.';
  const thisWeek = `${figureText(now.xp)} XP this week`;
  return best === now
    ? `${thisWeek}, your best of the last ${weeks.length}.`
    : `${thisWeek}. Your best of the last ${weeks.length} began on ${dayText(best.monday)}: ${figureText(best.xp)} XP.`;
}
