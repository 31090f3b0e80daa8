const DAY_MS = 86_400_000;

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

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
