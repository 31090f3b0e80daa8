import { countsForDayStreak, longestRunOf, runOf } from '@morsel/sdk/rules';

import type { Tx } from '../../database/connection.ts';
import { daysSince, hasOtherOnDay, latestZone } from './practised-days.ts';
import type { NewEvent } from './queries.ts';
import { type Totals, type TotalsOfDays, totalsOnDay, totalsWithDays } from './reader-totals.ts';
import { runFrom, storedRun } from './stored-run.ts';

/**
 * The totals with the day of an event that has just been written. A day that is not before the last one
 * follows from the totals alone; for an earlier one the log is asked, and once where the totals do not
 * know the run yet.
 */
export async function countDay(tx: Tx, totals: Totals, event: NewEvent): Promise<Totals> {
  if (!countsForDayStreak(event.answeredAt, event.receivedAt)) return totals;
  const { userId, localDay: day } = event;
  const { lastDay } = totals;
  if (lastDay === null) {
    // A log that is older than the longest run, too, is counted whole.
    const since = totals.longestDayStreak === 0 ? undefined : day;
    const days = await daysSince(tx, { userId, lastDay }, since);
    return totalsWithDays(totals, days, await latestZone(tx, userId));
  }
  if (day >= lastDay) return totalsOnDay(totals, event);
  if (await hasOtherOnDay(tx, event)) return totals;
  const days = await daysSince(tx, { userId, lastDay }, day);
  return totalsWithDays(totals, days, totals.lastTimeZone);
}

/** What of the totals is about days, without an event that has just left the log. */
export async function daysWithout(tx: Tx, totals: Totals, event: NewEvent): Promise<TotalsOfDays> {
  const { longestDayStreak, lastTimeZone } = totals;
  const run = runFrom(totals);
  const same = { longestDayStreak, ...storedRun(run, lastTimeZone) };
  if (!countsForDayStreak(event.answeredAt, event.receivedAt)) return same;
  const { userId, localDay: day } = event;
  if (!(await hasOtherOnDay(tx, event))) {
    const lastDay = day === run.lastDay ? null : run.lastDay;
    const days = await daysSince(tx, { userId, lastDay });
    const zone = await latestZone(tx, userId);
    return { longestDayStreak: longestRunOf(days), ...storedRun(runOf(days), zone) };
  }
  return day === run.lastDay ? { ...same, lastTimeZone: await latestZone(tx, userId) } : same;
}
