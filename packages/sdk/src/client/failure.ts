import type { Problem } from '../contract/types.ts';
import { ACCOUNT_DELETED, CONFIRMATION_REQUIRED } from '../domain/problem-types.ts';
import { type ApiError, isApiError } from './api-error.ts';

/** A call was not even made, since no reader is known here for whom to make it. */
export class UnknownReaderError extends Error {
  override readonly name = 'UnknownReaderError';

  constructor(message = 'User not found') {
    super(message);
  }
}

/**
 * What a call that rejected comes down to. Only the API describes its problems (RFC 9457): an answer
 * without one is somebody's in between, such as a gateway's, and says nothing of the call.
 *
 * | kind             | meaning                              | how it shows                              |
 * | ---------------- | ------------------------------------ | ----------------------------------------- |
 * | `refused`        | the API will never take this call    | a problem with any other 4xx: 400, 404 …  |
 * |                  |                                      | a confirmation that is missing (403)      |
 * | `unknown-reader` | the API does not take the session,   | a problem with any other 401 or 403;      |
 * |                  | or nobody is known here              | `UnknownReaderError`, without status      |
 * | `temporary`      | the same call may succeed later      | 408, 425, 429, 5xx; any without a problem |
 * | `unreached`      | nothing that is the API answered     | whatever else: `fetch` failed, no JSON    |
 */
export type Failure =
  | { readonly kind: 'refused'; readonly status: number; readonly problem: Problem }
  | {
      readonly kind: 'unknown-reader';
      readonly status?: number | undefined;
      readonly problem?: Problem | undefined;
    }
  | {
      readonly kind: 'temporary';
      readonly status: number;
      readonly problem?: Problem | undefined;
      /** Seconds to wait before the next try, where the API gives them. */
      readonly retryAfter?: number | undefined;
    }
  | { readonly kind: 'unreached' };

const PASSING_STATUSES = new Set([408, 425, 429]);

/**
 * Returns what an error comes down to, also where another error has it as its `cause`. A call that
 * its own signal has aborted counts as unreached: who aborts looks at the signal first.
 */
export function failureOf(error: unknown): Failure {
  if (isApiError(error)) return failureOfAnswer(error);
  if (error instanceof UnknownReaderError) return { kind: 'unknown-reader' };
  return hasCause(error) ? failureOf(error.cause) : { kind: 'unreached' };
}

/** The API will never take the same call: a problem with a 4xx that is neither passing nor 401 or 403. */
export function isRefusal(error: unknown): boolean {
  return failureOf(error).kind === 'refused';
}

/** Who calls is not known: a problem with 401 or 403, or `UnknownReaderError`. */
export function isUnknownReader(error: unknown): boolean {
  return failureOf(error).kind === 'unknown-reader';
}

/** The account of the session was deleted, here or elsewhere: nothing can be sent for it any more. */
export function isAccountDeleted(error: unknown): boolean {
  return problemOf(error)?.type === ACCOUNT_DELETED;
}

/** The reader has to prove first that it is still them: by `session.confirm`, or by signing in. */
export function isConfirmationRequired(error: unknown): boolean {
  return problemOf(error)?.type === CONFIRMATION_REQUIRED;
}

/** The same call may succeed at another time: 408, 425, 429, 5xx, no problem, or not reached at all. */
export function mayPass(error: unknown): boolean {
  const { kind } = failureOf(error);
  return kind === 'temporary' || kind === 'unreached';
}

/**
 * What a read asks for is not there for this reader, or not any more: a problem with 404, or with
 * 400, the answer to an id that nothing can have.
 */
export function isNotFound(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && (failure.status === 404 || failure.status === 400);
}

/** Returns what the API itself says of a failure, whatever its status; nothing where it did not. */
export function problemOf(error: unknown): Problem | undefined {
  const failure = failureOf(error);
  return failure.kind === 'unreached' ? undefined : failure.problem;
}

/**
 * Returns the API's sentence on what is wrong with the call, or why it comes too soon (429), for
 * people to read. Nothing for 5xx, which are about the API alone.
 */
export function problemDetail(error: unknown): string | undefined {
  const failure = failureOf(error);
  if (failure.kind === 'unreached') return undefined;
  const { status = 0, problem } = failure;
  return status < 500 ? problem?.detail : undefined;
}

/**
 * Returns the name of the part of the request that is at fault, such as `title`, where the API names
 * one: a property of the body, a parameter of path or query, or `file`. Of a path into a property, such
 * as `options/2`, the property.
 */
export function problemField(error: unknown): string | undefined {
  return problemOf(error)?.field?.split(/[./]/)[0];
}

function failureOfAnswer({ status, problem, retryAfter }: ApiError): Failure {
  if (problem === undefined || status >= 500 || PASSING_STATUSES.has(status)) {
    return { kind: 'temporary', status, problem, retryAfter };
  }
  if (problem.type !== CONFIRMATION_REQUIRED && (status === 401 || status === 403)) {
    return { kind: 'unknown-reader', status, problem };
  }
  return { kind: 'refused', status, problem };
}

function hasCause(error: unknown): error is Error {
  return error instanceof Error && error.cause !== undefined;
}
