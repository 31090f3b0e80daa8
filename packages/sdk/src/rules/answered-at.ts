import { MINUTE_MS } from '../domain/durations.ts';

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

/** Longer than a request is on its way; a clock that is off by less is as good as right. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * When an answer of a backlog was given, with the error of the device's clock taken out: the age
 * that it had by that clock when the backlog was sent (`sentAt`), counted back from its arrival.
 *
 * The stamp stays as it is where the clock is right but for minutes, so that slow networks never
 * move an answer over midnight, and where the clock was set between answering and sending, so that
 * the age means nothing: it is negative, or reaches back before the reader was there (`since`).
 * All in epoch ms; the result may still be out of bounds (see `answeredAt`).
 */
export function deviceTime(
  stampedAt: number,
  { sentAt, receivedAt, since }: { sentAt: number; receivedAt: number; since: number },
): number {
  const error = sentAt - receivedAt;
  if (Math.abs(error) <= CLOCK_TOLERANCE_MS) return stampedAt;
  const wasSet = stampedAt > sentAt + CLOCK_TOLERANCE_MS || stampedAt - error < since;
  return wasSet ? stampedAt : stampedAt - error;
}
