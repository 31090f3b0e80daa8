import { APIConnectionTimeoutError, APIError } from 'openai/error';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

import type { ModelFailure } from './failure.ts';
import { ModelError, type RefusedPart } from './model.ts';

const QUOTA = /insufficient_quota|billing|credit|exceeded your current quota/i;
const FILTER = /content_filter|content management policy/i;
const ABOUT_SCHEMA = /response_format|schema|structured output|grammar/i;
const ABOUT_LIMIT = /max_(completion_)?tokens/i;

/** What an error of the client means. */
export function providerError(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return abortion(signal, error);
  if (error instanceof APIConnectionTimeoutError)
    return new ModelError('timeout', { cause: error });
  // The body of a 200 that is no JSON.
  if (error instanceof SyntaxError) return new ModelError('not-an-api', { cause: error });
  if (!(error instanceof APIError) || error.status === undefined) {
    return new ModelError('unavailable', { cause: error });
  }
  const said = `${error.code} ${error.type} ${error.param} ${error.message}`;
  const kind = failureOf(error.status, said);
  return new ModelError(kind, {
    retryAfterMs: retryAfterMs(error.headers),
    refusedPart: kind === 'rejected' ? refusedPart(said) : undefined,
    cause: error,
  });
}

const SaidError = Type.Object({
  error: Type.Object({ message: Type.String(), code: Type.Integer({ minimum: 400 }) }),
});

/** The error that a go-between tells with status 200; undefined where there is none. */
export function toldError(completion: unknown): ModelError | undefined {
  if (!Value.Check(SaidError, completion)) return undefined;
  const { code, message } = completion.error;
  return new ModelError(failureOf(code, message), { cause: new Error(message) });
}

/** A call that its own caller has ended: out of time, or out of interest. */
export function abortion(signal: AbortSignal, cause: unknown): ModelError {
  const reason: unknown = signal.reason;
  const isLate = reason instanceof Error && reason.name === 'TimeoutError';
  return new ModelError(isLate ? 'timeout' : 'cancelled', { cause });
}

function failureOf(status: number, said: string): ModelFailure {
  if (status === 429) return QUOTA.test(said) ? 'out-of-quota' : 'rate-limited';
  if (status >= 500 || status === 408 || status === 409) return 'unavailable';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'out-of-quota';
  if (status === 404) return 'no-such-model';
  return FILTER.test(said) ? 'filtered' : 'rejected';
}

function refusedPart(said: string): RefusedPart | undefined {
  if (ABOUT_LIMIT.test(said)) return 'limit';
  return ABOUT_SCHEMA.test(said) ? 'schema' : undefined;
}

/** Seconds only: the form with a date is not used by providers. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const seconds = headers?.get('retry-after');
  return seconds && /^\d+(\.\d+)?$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
