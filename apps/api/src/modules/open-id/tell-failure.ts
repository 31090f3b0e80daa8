import type { OpenIdFailure } from '@morsel/sdk/domain';
import type { FastifyRequest } from 'fastify';
import { ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';

import { LimitReachedError, UnauthenticatedError } from '../../errors.ts';
import { OpenIdError } from './open-id-error.ts';

/** Whose cause lies with the provider or the settings: whoever runs the server has to know it. */
const FOR_THE_OPERATOR = new Set<OpenIdFailure>(['unavailable', 'refused', 'no-email']);

/** What nobody does who is who they say. */
const SUSPECT = new Set<OpenIdFailure>(['refused', 'another', 'no-account', 'link-taken']);

/** Why somebody did not get in; the server's log has the causes. */
export function tellFailure(request: FastifyRequest, error: unknown): OpenIdFailure {
  if (error instanceof LimitReachedError) {
    request.noteSecurity('limit-reached');
    return 'limited';
  }
  if (error instanceof UnauthenticatedError) return 'session-over';
  if (!(error instanceof OpenIdError)) {
    request.log.error({ err: error }, 'sign-in by OpenID Connect failed');
    return 'failed';
  }
  const { failure } = error;
  if (FOR_THE_OPERATOR.has(failure)) {
    request.log.warn({ failure, causes: causesOf(error) }, 'nobody got in by OpenID Connect');
  }
  if (SUSPECT.has(failure)) request.noteSecurity('credentials-refused');
  return failure;
}

/** Messages, and the provider's own words: what else hangs on the library's errors has claims and tokens in it. */
function causesOf({ cause }: Error): string[] {
  if (!(cause instanceof Error)) return [];
  return [cause.message, ...wordsOf(cause), ...causesOf(cause)];
}

function wordsOf(error: Error): string[] {
  if (error instanceof WWWAuthenticateChallengeError) {
    return error.cause.flatMap(({ parameters }) => wordsIn(parameters));
  }
  return error instanceof ResponseBodyError ? wordsIn(error) : [];
}

type Words = {
  readonly error?: string | undefined;
  readonly error_description?: string | undefined;
};

const wordsIn = ({ error, error_description: description }: Words) =>
  [error, description].filter((word) => word !== undefined);
