import type { OpenIdFailure } from '@morsel/sdk/domain';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

import { OpenIdError } from './open-id-error.ts';

/** What providers answer when somebody turned back, or may not come here. */
const TURNED_BACK = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
]);

const OUT_OF_ORDER = new Set(['server_error', 'temporarily_unavailable']);

const NO_ANSWER = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** What is wrong where asking the provider, or reading its answer, failed. */
export function openIdErrorOf(error: unknown): OpenIdError {
  return error instanceof OpenIdError ? error : new OpenIdError(failureOf(error), { cause: error });
}

function failureOf(error: unknown): OpenIdFailure {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return failureOfWord(error.error);
  }
  if (error instanceof ClientError) return failureOfAnswer(error);
  // Of `fetch`, where there is nobody.
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unavailable' : 'refused';
}

function failureOfWord(word: string): OpenIdFailure {
  if (TURNED_BACK.has(word)) return 'denied';
  if (OUT_OF_ORDER.has(word)) return 'unavailable';
  // The code is used, or too old.
  return word === 'invalid_grant' ? 'expired' : 'refused';
}

function failureOfAnswer({ code = '', cause }: ClientError): OpenIdFailure {
  const isOutOfOrder = cause instanceof Response && cause.status >= 500;
  return isOutOfOrder || NO_ANSWER.has(code) ? 'unavailable' : 'refused';
}
