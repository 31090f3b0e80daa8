import { nextStreak } from './streak.ts';
import { levelOf } from './xp.ts';

/** What an event of a reader's log counts for; `isCorrect` is null for a rating. */
export interface LogEvent {
  readonly isCorrect: boolean | null;
  readonly xp: number;
}

/** An event that is taken back, with the streak before it. */
export interface UndoneEvent extends LogEvent {
  readonly streakBefore: number;
}

/** XP, level, right answers in a row, and totals over questions (flashcards excluded). */
export interface LogStats {
  readonly xp: number;
  readonly level: number;
  readonly streak: number;
  readonly totalAnswered: number;
  readonly correctAnswered: number;
}

const NOTHING: LogStats = {
  xp: 0,
  level: levelOf(0),
  streak: 0,
  totalAnswered: 0,
  correctAnswered: 0,
};

/** Stats of a reader rebuilt from the log, whose events are given in order of arrival. */
export function statsFromLog(events: Iterable<LogEvent>): LogStats {
  return statsAfter(NOTHING, events);
}

/** Stats of a reader after further events, in their order; one that is undone is taken off again. */
export function statsAfter(before: LogStats, events: Iterable<LogEvent | UndoneEvent>): LogStats {
  let stats = before;
  for (const event of events) {
    stats = 'streakBefore' in event ? statsWithout(stats, event) : statsWith(stats, event);
  }
  return stats;
}

function statsWith(before: LogStats, { isCorrect, xp: earned }: LogEvent): LogStats {
  const xp = before.xp + earned;
  const level = levelOf(xp);
  if (isCorrect === null) return { ...before, xp, level };
  return {
    xp,
    level,
    streak: nextStreak(before.streak, isCorrect),
    totalAnswered: before.totalAnswered + 1,
    correctAnswered: before.correctAnswered + (isCorrect ? 1 : 0),
  };
}

/** Stats of a reader without the last event that they are after; never below nothing. */
export function statsWithout(
  after: LogStats,
  { isCorrect, xp: earned, streakBefore: streak }: UndoneEvent,
): LogStats {
  const xp = Math.max(0, after.xp - earned);
  const less = (count: number, wasCounted: boolean) => Math.max(0, count - (wasCounted ? 1 : 0));
  return {
    xp,
    level: levelOf(xp),
    streak,
    totalAnswered: less(after.totalAnswered, isCorrect !== null),
    correctAnswered: less(after.correctAnswered, isCorrect === true),
  };
}
