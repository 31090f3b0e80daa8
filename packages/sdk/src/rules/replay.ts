import { nextStreak } from './streak.ts';
import { levelOf } from './xp.ts';

/** One event of a reader's log; `isCorrect` is null for a rating. */
export interface LogEvent {
  readonly kind: 'answer' | 'rating';
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

/** Stats of a reader rebuilt from the log, whose events are given in order of arrival. */
export function statsFromLog(events: Iterable<LogEvent>): LogStats {
  let xp = 0;
  let streak = 0;
  let totalAnswered = 0;
  let correctAnswered = 0;
  for (const event of events) {
    xp += event.xp;
    if (event.kind === 'rating') continue;
    const isCorrect = event.isCorrect === true;
    streak = nextStreak(streak, isCorrect);
    totalAnswered += 1;
    if (isCorrect) correctAnswered += 1;
  }
  return { xp, level: levelOf(xp), streak, totalAnswered, correctAnswered };
}
