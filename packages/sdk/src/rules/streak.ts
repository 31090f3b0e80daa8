/** A notice is due at each multiple of this many right answers in a row. */
export const STREAK_NOTICE_EVERY = 3;

/** Right answers in a row after one more answer; a wrong one takes it to 0. */
export function nextStreak(streak: number, isCorrect: boolean): number {
  return isCorrect ? streak + 1 : 0;
}

/** Text of the notice that a streak after a right answer calls for, if any. */
export function streakNotice(streak: number): string | undefined {
  return streak > 0 && streak % STREAK_NOTICE_EVERY === 0 ? `${streak} in a row!` : undefined;
}
