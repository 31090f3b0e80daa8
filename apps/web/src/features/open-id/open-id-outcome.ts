import {
  OPEN_ID_FAILURES,
  OPEN_ID_SUCCESSES,
  type OpenIdFailure,
  type OpenIdSuccess,
} from '@morsel/sdk/domain';

type OpenIdOutcome = {
  readonly success?: OpenIdSuccess | undefined;
  readonly failure?: OpenIdFailure | undefined;
};

/** What came of going to the identity provider, as the server tells it behind `#openid=`. */
export function openIdOutcomeIn(hash: string): OpenIdOutcome {
  const word = new URLSearchParams(hash.slice(1)).get('openid');
  return {
    success: OPEN_ID_SUCCESSES.find((success) => success === word),
    failure: OPEN_ID_FAILURES.find((failure) => failure === word),
  };
}
