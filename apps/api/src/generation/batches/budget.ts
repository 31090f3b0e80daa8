import type { AskOptions } from '../provider/model.ts';

/** A batch is over within 55 seconds, storing included; what was drafted late is still solved. */
const DRAFTING_MS = 38_000;
const SOLVING_MS = 48_000;

/** How long a model may take for the steps of a batch. */
export type Budget = { readonly drafting: AskOptions; readonly solving: AskOptions };

/**
 * In real time from now on, whatever the clock of the server says: somebody waits for the answer.
 * Both end with the signal.
 */
export function budgetFrom(signal: AbortSignal): Budget {
  const within = (ms: number) => ({
    signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
    deadline: Date.now() + ms,
  });
  return { drafting: within(DRAFTING_MS), solving: within(SOLVING_MS) };
}
