import {
  addDays,
  type DayRun,
  endsRun,
  localDay,
  longestRunOf,
  runOf,
  runOn,
} from '@morsel/sdk/rules';

import type { Db, Tx } from '../../database/connection.ts';
import { findLatestZone, findOnDay, findPractisedDays } from './day-queries.ts';

/** More days than most runs have: these are read at once. */
const BATCH = 60;

/** After each day there is. */
const END_OF_DAYS = '9999-12-31';

type ReaderDay = { readonly today: string; readonly timeZone: string };

/**
 * The reader's day at `now` (epoch ms) by the calendar where they practised last, which is the one
 * in UTC for who never did.
 */
export async function readerDay(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<ReaderDay> {
  const timeZone = (await findLatestZone(db, { userId }))?.timeZone ?? 'UTC';
  return { today: localDay(now, timeZone), timeZone };
}

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

/** The days in a row that may go on today; `now` in epoch ms. */
export async function dayRunOf(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<DayRun> {
  const { today } = await readerDay(db, { userId, now });
  return runUntil(db, { userId, today });
}

/** Days in a row on which the reader practised; `now` in epoch ms. */
export async function dayStreakOf(
  db: Db,
  { userId, now }: { userId: number; now: number },
): Promise<number> {
  const { today } = await readerDay(db, { userId, now });
  return runOn(await runUntil(db, { userId, today }), today).days;
}

async function runUntil(db: Db, of: { userId: number; today: string }): Promise<DayRun> {
  return runOf(await practisedDays(db, { ...of, since: of.today }));
}

/** Whether nothing counts yet for a day of the reader. */
export async function isNewDay(tx: Tx, of: { userId: number; day: string }): Promise<boolean> {
  return (await findOnDay(tx, of)) === undefined;
}

/** The longest run among the reader's days since one on which they practised. */
export async function longestRunSince(
  tx: Tx,
  { userId, since }: { userId: number; since: string },
): Promise<number> {
  return longestRunOf(await practisedDays(tx, { userId, today: END_OF_DAYS, since }));
}
