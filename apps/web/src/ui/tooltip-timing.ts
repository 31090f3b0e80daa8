/** How long the pointer rests before a tooltip opens, in milliseconds. */
const tooltipDelay = 700;

/** For so long after one has closed, in milliseconds, the next opens at once. */
const tooltipSkipDelay = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Milliseconds until a tooltip opens that is asked for at `now`. */
export function delayAt(now: number): number {
  return now - lastClosedAt <= tooltipSkipDelay ? 0 : tooltipDelay;
}

export function closedAt(now: number): void {
  lastClosedAt = now;
}
