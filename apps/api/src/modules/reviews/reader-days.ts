import { type DayRun, localDay, runOf, runOn } from '@morsel/sdk/rules';

import type { Db } from '../../database/connection.ts';
import { findStoredRun } from './day-queries.ts';
import { latestZone, practisedDays } from './practised-days.ts';
import { NO_STORED_RUN, runFrom, type StoredRun } from './stored-run.ts';

/** A reader's day, by the calendar where they practised last, and the days in a row that may go on then. */
export interface ReaderDays {
  readonly today: string;
  /** That in UTC for who never practised. */
  readonly timeZone: string;
  readonly run: DayRun;
}

type AtTime = { readonly userId: number; readonly now: number };

/** The reader's day at `now` (epoch ms), and their run until then. */
export async function readDays(db: Db, { userId, now }: AtTime): Promise<ReaderDays> {
  const stored = (await findStoredRun(db, { userId })) ?? NO_STORED_RUN;
  return daysFrom(db, stored, { userId, now });
}

/** The days in a row that may go on today; `now` in epoch ms. */
export async function readDayRun(db: Db, at: AtTime): Promise<DayRun> {
  return (await readDays(db, at)).run;
}

/** Days in a row on which the reader practised, by what their row holds; `now` in epoch ms. */
export async function dayStreakFrom(db: Db, stored: StoredRun, at: AtTime): Promise<number> {
  const { run, today } = await daysFrom(db, stored, at);
  return runOn(run, today).days;
}

async function daysFrom(db: Db, stored: StoredRun, { userId, now }: AtTime): Promise<ReaderDays> {
  const { lastDay, lastTimeZone: timeZone } = stored;
  if (lastDay === null || timeZone === null) return daysFromLog(db, { userId, now });
  const today = localDay(now, timeZone);
  // By a clock that was put back, what has been counted since is still to come.
  if (today < lastDay) return daysFromLog(db, { userId, now });
  return { today, timeZone, run: runFrom(stored) };
}

async function daysFromLog(db: Db, { userId, now }: AtTime): Promise<ReaderDays> {
  const timeZone = (await latestZone(db, userId)) ?? 'UTC';
  const today = localDay(now, timeZone);
  const days = await practisedDays(db, { userId, today, lastDay: null, since: today });
  return { today, timeZone, run: runOf(days) };
}
