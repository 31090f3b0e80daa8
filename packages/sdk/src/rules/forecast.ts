import { computeDecayFactor } from 'ts-fsrs';

import { DAY_MS } from '../domain/durations.ts';
import { FORECAST_DAYS } from '../domain/limits.ts';
import type { MemoryState } from './memory.ts';
import { scheduler } from './scheduler.ts';
import { byIdea, hardnessOf, ideaKey, type OfIdea, type Sibling } from './siblings.ts';

// What `retrievability` works out at each call: a shelf needs it a hundred thousand times.
const { decay, factor } = computeDecayFactor(scheduler.parameters.w);

/** A practised item among its siblings. */
export interface PractisedSibling
  extends Sibling, Pick<MemoryState, 'stability' | 'lastReviewAt'> {}

/**
 * What speaks for each idea that was practised: of its items that ask the hardest, the one that is
 * remembered best. An item without an idea speaks for itself.
 */
export function bestOfEachIdea<Item extends PractisedSibling>(items: readonly Item[]): Item[] {
  const alone = items.filter((item) => ideaKey(item) === undefined);
  const bests = [...byIdea(items).values()].flatMap((siblings) => {
    const hardest = Math.max(...siblings.map(hardnessOf));
    return siblings
      .filter((item) => hardnessOf(item) === hardest)
      .toSorted((a, b) => b.stability - a.stability)
      .slice(0, 1);
  });
  return [...alone, ...bests];
}

/** How many ideas items ask for, each item without an idea for one of its own. */
export function ideaCount(items: readonly OfIdea[]): number {
  return byIdea(items).size + items.filter((item) => ideaKey(item) === undefined).length;
}

/**
 * How many of these the reader is expected to know at `now` (epoch ms) and on each of the thirty days
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
