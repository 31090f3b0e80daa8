import type { OpenIdFailure } from '@morsel/sdk/domain';

/** Why somebody did not get in by the identity provider, in a word that the screens put into sentences. */
export class OpenIdError extends Error {
  override readonly name = 'OpenIdError';
  readonly failure: OpenIdFailure;

  constructor(failure: OpenIdFailure, options?: ErrorOptions) {
    super(`sign-in by OpenID Connect: ${failure}`, options);
    this.failure = failure;
  }
}
