import { DAY_MS } from '../domain/durations.ts';
import { addDays, daysBetween } from './calendar-day.ts';

/** How late (ms) an answer may arrive and still count for the day streak: 14 days. */
export const DAY_STREAK_PATIENCE_MS = 14 * DAY_MS;

/** Days of practice that earn a freeze. */
const FREEZE_DAYS = 7;

/** A freeze that is earned while so many are kept is lost. */
export const MOST_FREEZES = 2;

/** Two days of practice that follow each other in a run are at most so many days apart. */
export const MOST_DAYS_APART = MOST_FREEZES + 1;

/** Days in a row until `lastDay` (YYYY-MM-DD in the reader's zone). */
export interface DayRun {
  /** Days of practice: those that freezes bridged are not among them. */
  readonly days: number;
  /** Kept for days off. */
  readonly freezes: number;
  /** Days of practice since the last freeze was earned, 0 to 6. */
  readonly towardsFreeze: number;
  readonly lastDay: string | null;
}

export const NO_RUN: DayRun = { days: 0, freezes: 0, towardsFreeze: 0, lastDay: null };

/**
 * The run after practice on a day, which is not before its last one. Each day missed since then
 * takes a freeze; where there are too few, the run starts anew and has none.
 */
export function runAfter(run: DayRun, day: string): DayRun {
  if (run.lastDay !== null && day <= run.lastDay) return run;
  const before = isBroken(run, day) ? NO_RUN : run;
  const { days, freezes, towardsFreeze } = before;
  const earned = towardsFreeze + 1 === FREEZE_DAYS ? 1 : 0;
  return {
    days: days + 1,
    freezes: Math.min(freezes - missedDays(before, day) + earned, MOST_FREEZES),
    towardsFreeze: (towardsFreeze + 1) % FREEZE_DAYS,
    lastDay: day,
  };
}

/** The run that days of practice end with; the days are given in their order. */
export function runOf(days: Iterable<string>): DayRun {
  return runsOf(days).at(-1) ?? NO_RUN;
}

/** The most days that a run within these days of practice, given in their order, ever had. */
export function longestRunOf(days: Iterable<string>): number {
  return runsOf(days).reduce((longest, run) => Math.max(longest, run.days), 0);
}

/** A run as it is seen on a day. */
export interface SeenRun {
  readonly days: number;
  readonly freezes: number;
  /** So many days of practice more earn a freeze. */
  readonly daysToFreeze: number;
}

/**
 * The run as it stands today: days missed since its last one have taken their freezes, or have
 * ended it. While today has nothing yet, it is not missed.
 */
export function runOn(run: DayRun, today: string): SeenRun {
  if (isBroken(run, today)) return { days: 0, freezes: 0, daysToFreeze: FREEZE_DAYS };
  return {
    days: run.days,
    freezes: run.freezes - missedDays(run, today),
    daysToFreeze: FREEZE_DAYS - run.towardsFreeze,
  };
}

/** The days before today that freezes bridged; days of practice are given in their order. */
export function frozenDays(days: Iterable<string>, today: string): string[] {
  let run = NO_RUN;
  const frozen: string[] = [];
  for (const day of [...days, today]) {
    if (!isBroken(run, day)) frozen.push(...daysAfter(run, missedDays(run, day)));
    run = runAfter(run, day);
  }
  return frozen;
}

/**
 * The days before today that freezes bridged since the first of the days of practice with which a run ends,
 * given in their order. Undefined when it began after that: what freezes an earlier one had is told by the
 * days before alone.
 */
export function frozenDaysOfRun(
  run: DayRun,
  days: readonly string[],
  today: string,
): string[] | undefined {
  if (run.days < days.length) return undefined;
  const onwards = isBroken(run, today) ? days : [...days, today];
  return onwards.flatMap((day, index) => {
    const before = { lastDay: onwards[index - 1] ?? null };
    return daysAfter(before, missedDays(before, day));
  });
}

/** Whether more days lie between two days of practice than any run goes on over. */
export function endsRun(lastDay: string, day: string): boolean {
  return daysBetween(lastDay, day) > MOST_DAYS_APART;
}

/**
 * Whether an answer counts for the day on which it was given; both times in epoch ms. One that
 * arrives later than 14 days afterwards counts for everything but the day streak, so that a run
 * cannot be patched up long after it was broken.
 */
export function countsForDayStreak(answeredAt: number, receivedAt: number): boolean {
  return receivedAt - answeredAt <= DAY_STREAK_PATIENCE_MS;
}

/** The run after each of the days. */
function runsOf(days: Iterable<string>): DayRun[] {
  let run = NO_RUN;
  return Array.from(days, (day) => (run = runAfter(run, day)));
}

function isBroken(run: DayRun, day: string): boolean {
  return missedDays(run, day) > run.freezes;
}

/** Days between the last one of a run and another, which both do not count. */
function missedDays({ lastDay }: Pick<DayRun, 'lastDay'>, day: string): number {
  return lastDay === null ? 0 : Math.max(0, daysBetween(lastDay, day) - 1);
}

function daysAfter({ lastDay }: Pick<DayRun, 'lastDay'>, count: number): string[] {
  if (lastDay === null) return [];
  return Array.from({ length: count }, (_, index) => addDays(lastDay, index + 1));
}
