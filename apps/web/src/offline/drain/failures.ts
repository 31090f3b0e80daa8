import { type ApiError, isApiError } from '@morsel/sdk';
import type { Problem } from '@morsel/sdk/contract';

/** The server's word that it will never take something. */
export type Refusal = Pick<ApiError, 'status' | 'body'> & { readonly problem: Problem };

/**
 * Why something could not be sent. `unreached`: Morsel did not answer, though a gateway may have;
 * `busy`: it answered, and wants it again later; `session`: it does not take this reader's session;
 * `refused`: it does not take the call.
 */
export type Failure =
  | { readonly why: 'unreached' }
  | { readonly why: 'busy'; readonly retryAfter?: number; readonly problem?: Problem }
  | { readonly why: 'session'; readonly problem: Problem }
  | { readonly why: 'refused'; readonly refusal: Refusal };

/** These say that the same call may succeed at another time. */
const PASSING = new Set([408, 425, 429]);

/** What a call that rejected says. Only our API describes its problems: others may be in between. */
export function failureOf(error: unknown): Failure {
  if (!isApiError(error)) return { why: 'unreached' };
  const { status, body, problem, retryAfter } = error;
  const isPassing = status >= 500 || PASSING.has(status);
  if (problem === undefined || isPassing) {
    return {
      why: 'busy',
      ...(retryAfter !== undefined && { retryAfter }),
      ...(problem && { problem }),
    };
  }
  if (status === 401 || status === 403) return { why: 'session', problem };
  return { why: 'refused', refusal: { status, body, problem } };
}

/** A refusal within the answer to a backlog. */
export function refusalOf(problem: Problem): Refusal {
  return { status: problem.status, body: JSON.stringify(problem), problem };
}
