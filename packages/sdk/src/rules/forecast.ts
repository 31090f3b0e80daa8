import { computeDecayFactor } from 'ts-fsrs';

import type { MemoryState } from './memory.ts';
import { DAY_MS, scheduler } from './scheduler.ts';

/** Today and the thirty days after it. */
const FORECAST_DAYS = 31;

// What `retrievability` works out at each call: a shelf needs it a hundred thousand times.
const { decay, factor } = computeDecayFactor(scheduler.parameters.w);

/**
 * How many items the reader is expected to know at `now` (epoch ms) and on each of the thirty days
 * after it, if they practise nothing until then: the sums of `retrievability`, which never rise.
 */
export function recallForecast(
  memories: readonly Pick<MemoryState, 'stability' | 'lastReviewAt'>[],
  now: number,
): number[] {
  return Array.from({ length: FORECAST_DAYS }, (_, day) => {
    const at = now + day * DAY_MS;
    let known = 0;
    for (const { stability, lastReviewAt } of memories) {
      const days = Math.max(0, Math.floor((at - lastReviewAt) / DAY_MS));
      known += (1 + (factor * days) / stability) ** decay;
    }
    return known;
  });
}
