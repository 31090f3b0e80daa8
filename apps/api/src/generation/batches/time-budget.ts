import { MINUTE_MS, SECOND_MS } from '@morsel/sdk/domain';

import type { AskOptions } from '../provider/model.ts';
import { USUAL_COUNT } from './batch-pieces.ts';

/** Finding the ideas of a text: then the batch has the rest of its minute to make items in. */
const PLANNING_MS = 12 * SECOND_MS;
/** A stretch of the text is asked for so long at least, then until its first idea is there. */
const STRETCH_MS = 6 * SECOND_MS;
/** A model that is slower plans as long as it writes, and leaves as much time to draft in. */
const LONGEST_PLANNING_MS = 2.5 * MINUTE_MS;

/** A batch is over within 55 seconds, storing included; what was drafted late is still solved. */
const DRAFTING_MS = 38 * SECOND_MS;
const SOLVING_AFTER_MS = 10 * SECOND_MS;
const SOLVING_AT_LEAST_MS = 6 * SECOND_MS;
/** A model that is slower goes on as long as it writes: fewer items, but not none. */
const LONGEST_MS = 5 * MINUTE_MS;

/** How long a model may take for the steps of a batch; more items than usual take as much longer. */
export type TimeBudget = { readonly drafting: AskOptions; readonly solving: AskOptions };

/** The same with a plan before it. */
export type BatchBudget = TimeBudget & {
  /** For a call that begins now. */
  readonly planning: AskOptions;
  /** To be called when there is a plan, or none: the other steps have their time from here on. */
  readonly endPlanning: () => void;
};

/**
 * From now on, in real time unless it is a test: somebody waits for the answer. All end with the
 * signal.
 */
export function budgetFrom(
  signal: AbortSignal,
  { count = USUAL_COUNT, now = Date.now }: { count?: number | undefined; now?: () => number } = {},
): BatchBudget {
  const began = now();
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  const whilePlanning = AbortSignal.any([bounded, AbortSignal.timeout(LONGEST_PLANNING_MS)]);
  const share = Math.max(1, count / USUAL_COUNT);
  let from = began;
  return {
    get planning() {
      const deadline = Math.max(began + PLANNING_MS, now() + STRETCH_MS);
      return { signal: whilePlanning, deadline };
    },
    endPlanning: () => {
      from = Math.max(began, now() - PLANNING_MS);
    },
    get drafting() {
      return { signal: bounded, deadline: from + DRAFTING_MS * share };
    },
    get solving() {
      const solvingUntil = from + DRAFTING_MS * share + SOLVING_AFTER_MS;
      return { signal: bounded, deadline: Math.max(solvingUntil, now() + SOLVING_AT_LEAST_MS) };
    },
  };
}
