import { MINUTE_MS } from '@morsel/sdk/domain';

import type { AskOptions } from '../provider/model.ts';

/** A batch is over within 55 seconds, storing included; what was drafted late is still solved. */
const DRAFTING_MS = 38_000;
const SOLVING_MS = 48_000;
const SOLVING_AT_LEAST_MS = 6000;
/** A model that is slower goes on as long as it writes: fewer items, but not none. */
const LONGEST_MS = 5 * MINUTE_MS;

/** How long a model may take for the steps of a batch. */
export type TimeBudget = { readonly drafting: AskOptions; readonly solving: AskOptions };

/**
 * From now on, in real time unless it is a test: somebody waits for the answer. Both end with the
 * signal.
 */
export function budgetFrom(signal: AbortSignal, now: () => number = Date.now): TimeBudget {
  const began = now();
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  return {
    drafting: { signal: bounded, deadline: began + DRAFTING_MS },
    get solving() {
      const deadline = Math.max(began + SOLVING_MS, now() + SOLVING_AT_LEAST_MS);
      return { signal: bounded, deadline };
    },
  };
}
