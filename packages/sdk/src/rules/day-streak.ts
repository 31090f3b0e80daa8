const DAY_MS = 86_400_000;

/** How late (ms) an answer may arrive and still count for the day streak: 14 days. */
export const DAY_STREAK_PATIENCE_MS = 14 * DAY_MS;

/**
 * Days in a row on which the reader practised (days as YYYY-MM-DD in the reader's zone). The run
 * ends today or, while today has nothing yet, yesterday; an older run counts 0.
 */
export function dayStreak(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayBefore(today);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = dayBefore(day);
  }
  return streak;
}

/**
 * Whether an answer counts for the day on which it was given; both times in epoch ms. One that
 * arrives later than 14 days afterwards counts for everything but the day streak, so that a run
 * cannot be patched up long after it was broken.
 */
export function countsForDayStreak(answeredAt: number, receivedAt: number): boolean {
  return receivedAt - answeredAt <= DAY_STREAK_PATIENCE_MS;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
