import { type DayRun, NO_RUN } from '@morsel/sdk/rules';

/**
 * The run of days as it is stored in the reader's row, with the zone of its last day. Without that day
 * the log has to be asked: that of a reader without a day is as good as empty.
 */
export interface StoredRun {
  readonly dayStreak: number;
  readonly freezes: number;
  readonly towardsFreeze: number;
  readonly lastDay: string | null;
  readonly lastTimeZone: string | null;
}

export const NO_STORED_RUN: StoredRun = storedRun(NO_RUN, null);

/** The columns of readers' rows that hold it. */
export const runColumns = Object.keys(NO_STORED_RUN) as (keyof StoredRun)[];

export function storedRun(run: DayRun, lastTimeZone: string | null): StoredRun {
  const { days: dayStreak, freezes, towardsFreeze, lastDay } = run;
  return { dayStreak, freezes, towardsFreeze, lastDay, lastTimeZone };
}

export function runFrom({ dayStreak: days, freezes, towardsFreeze, lastDay }: StoredRun): DayRun {
  return { days, freezes, towardsFreeze, lastDay };
}
