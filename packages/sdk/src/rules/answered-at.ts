/**
 * When an answer was given: what its device claims, but never before the reader was there (`since`)
 * nor in the future; now when nothing usable is claimed. All in epoch ms.
 */
export function answeredAt(
  claimed: number | undefined,
  { since, now }: { since: number; now: number },
): number {
  if (claimed === undefined || !Number.isFinite(claimed)) return now;
  return Math.min(Math.max(claimed, since), now);
}
