import { dayStreak, localDay } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { findLatestZone, findPractisedDays } from './day-queries.ts';

/** More days than most runs have: these are read at once. */
const BATCH = 60;

/**
 * Days in a row on which the reader practised, until today or yesterday in the zone in which they
 * practised last; `now` in epoch ms. Costs what the run is long, however long the history.
 */
export async function dayStreakOf(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<number> {
  const [latest] = await findLatestZone(db, { userId });
  if (latest === undefined) return 0;
  const today = localDay(now, latest.time_zone);
  const days = new Set<string>();
  let upTo = today;
  for (;;) {
    const rows = await findPractisedDays(db, { userId, upTo, most: BATCH });
    for (const { day } of rows) days.add(day);
    const streak = dayStreak(days, today);
    const oldest = rows.at(-1)?.day;
    const isWholeRun = rows.length < BATCH || streak < days.size;
    if (isWholeRun || oldest === undefined) return streak;
    upTo = oldest;
  }
}
