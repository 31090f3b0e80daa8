import { nextStreak } from './streak.ts';
import { levelOf } from './xp.ts';

/** What an event of a reader's log counts for; `isCorrect` is null for a rating. */
export interface LogEvent {
  readonly isCorrect: boolean | null;
  readonly xp: number;
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

/** Stats of a reader after further events, in their order. */
export function statsAfter(before: LogStats, events: Iterable<LogEvent>): LogStats {
  let { xp, streak, totalAnswered, correctAnswered } = before;
  for (const event of events) {
    xp += event.xp;
    if (event.isCorrect === null) continue;
    streak = nextStreak(streak, event.isCorrect);
    totalAnswered += 1;
    if (event.isCorrect) correctAnswered += 1;
  }
  return { xp, level: levelOf(xp), streak, totalAnswered, correctAnswered };
}
