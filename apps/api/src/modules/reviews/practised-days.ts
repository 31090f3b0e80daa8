import { addDays, endsRun } from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { findLatestZone, findOtherOnDay, findPractisedDays } from './day-queries.ts';

/** More days than most runs have: these are read at once. */
const BATCH = 60;

/** Before and after each day there is. */
const START_OF_DAYS = '';
const END_OF_DAYS = '9999-12-31';

/**
 * Days until today on which the reader practised, in their order: those since a day, and those before
 * it that a run which went on then may have. Costs what that is long, however long the history.
 */
export async function practisedDays(
  db: Db | Tx,
  { userId, today, since }: { userId: number; today: string; since: string },
): Promise<string[]> {
  const latestFirst: string[] = [];
  let later = today;
  let upTo = today;
  for (;;) {
    const rows = await findPractisedDays(db, { userId, upTo, most: BATCH });
    for (const { day } of rows) {
      if (day < since && endsRun(day, later)) return latestFirst.toReversed();
      latestFirst.push(day);
      later = day;
    }
    if (rows.length < BATCH) return latestFirst.toReversed();
    upTo = addDays(later, -1);
  }
}

/**
 * The days on which the reader practised since one of them, and those of its run before, in their order;
 * without one, all there are.
 */
export function daysSince(tx: Tx, userId: number, since = START_OF_DAYS): Promise<string[]> {
  return practisedDays(tx, { userId, today: END_OF_DAYS, since });
}

/** Whether the log has another event that counts for the day of this one. */
export async function hasOtherOnDay(
  tx: Tx,
  { userId, localDay: day, opId }: { userId: number; localDay: string; opId: string },
): Promise<boolean> {
  return (await findOtherOnDay(tx, { userId, day, opId })) !== undefined;
}

/** The zone in which the reader practised last; null for who never did. */
export async function latestZone(db: Db | Tx, userId: number): Promise<string | null> {
  return (await findLatestZone(db, { userId }))?.timeZone ?? null;
}
