import { APIConnectionTimeoutError, APIError } from 'openai/error';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

import { AnswerTooLongError } from './bounded-fetch.ts';
import type { ModelFailure } from './model-failure.ts';
import { ModelError, type RefusedPart, type RetryAfter } from './model.ts';

const QUOTA = /insufficient_quota|billing|credit|exceeded your current quota/i;
const FILTER = /content_filter|content management policy/i;
const ABOUT_LIMIT = /max_(completion_)?tokens/i;
const ABOUT_USAGE = /stream_options|include_usage/i;
const ABOUT_STREAM = /\bstream(ed|ing)?\b/i;
const ABOUT_SCHEMA = /response_format|schema|structured output|grammar/i;
const ABOUT_ADDRESS = /unexpected endpoint|unknown (endpoint|route)/i;

/** What an error of the client, or of reading an answer, means. */
export function providerError(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return abortion(signal, error);
  if (error instanceof AnswerTooLongError) return new ModelError('too-long', { cause: error });
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
    retryAfter: retryAfterIn(error.headers),
    refusedPart: kind === 'rejected' ? refusedPart(said) : undefined,
    cause: error,
  });
}

const SaidError = Type.Object({
  error: Type.Object({ message: Type.String(), code: Type.Optional(Type.Unknown()) }),
});
const SaidWord = Type.Object({ error: Type.String() });

/** The error that a server tells with status 200; undefined where there is none. */
export function toldError(completion: unknown): ModelError | undefined {
  if (Value.Check(SaidWord, completion)) return new ModelError(failureSaid(completion.error));
  if (!Value.Check(SaidError, completion)) return undefined;
  const { code, message } = completion.error;
  const kind = isStatus(code)
    ? failureOf(code, message)
    : failureSaid(`${String(code)} ${message}`);
  return new ModelError(kind, { cause: new Error(message) });
}

const isStatus = (code: unknown): code is number => typeof code === 'number' && code >= 400;

/** Without a status. */
function failureSaid(said: string): ModelFailure {
  if (ABOUT_ADDRESS.test(said)) return 'not-an-api';
  if (QUOTA.test(said)) return 'out-of-quota';
  return FILTER.test(said) ? 'filtered' : 'unavailable';
}

/** A call that its own caller has ended: out of time, or out of interest. */
export function abortion(signal: AbortSignal, cause: unknown): ModelError {
  const reason: unknown = signal.reason;
  const isLate = reason instanceof Error && reason.name === 'TimeoutError';
  return new ModelError(isLate ? 'timeout' : 'cancelled', { cause });
}

function failureOf(status: number, said: string): ModelFailure {
  if (status === 429) return QUOTA.test(said) ? 'out-of-quota' : 'rate-limited';
  if (status === 501) return 'rejected';
  if (status >= 500 || status === 408 || status === 409 || status === 425) return 'unavailable';
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 402) return 'out-of-quota';
  if (status === 404) return 'no-such-model';
  // Elsewhere: where a passage is sent is for the configuration to say.
  if (status < 400 || status === 405) return 'not-an-api';
  return FILTER.test(said) ? 'filtered' : 'rejected';
}

function refusedPart(said: string): RefusedPart | undefined {
  if (ABOUT_LIMIT.test(said)) return 'limit';
  if (ABOUT_USAGE.test(said)) return 'usage';
  if (ABOUT_STREAM.test(said)) return 'stream';
  return ABOUT_SCHEMA.test(said) ? 'schema' : undefined;
}

function retryAfterIn(headers: Headers | undefined): RetryAfter | undefined {
  const inMs = headers?.get('retry-after-ms');
  if (inMs && isNumber(inMs)) return { ms: Number(inMs) };
  const said = headers?.get('retry-after')?.trim();
  if (!said) return undefined;
  if (isNumber(said)) return { ms: Number(said) * 1000 };
  const at = Date.parse(said);
  return Number.isNaN(at) ? undefined : { at };
}

const isNumber = (text: string) => /^\d{1,9}(\.\d+)?$/.test(text);
