/** `type` of the problem (401) that tells a session that its account was deleted. */
export const ACCOUNT_DELETED = 'urn:morsel:problem:account-deleted';

/** `type` of the problem (403) of a call that has to be confirmed first, by `POST /api/confirm`. */
export const CONFIRMATION_REQUIRED = 'urn:morsel:problem:confirmation-required';

/** `type` of the problem (401) of a passkey that no account has: its authenticator may forget it. */
export const UNKNOWN_PASSKEY = 'urn:morsel:problem:unknown-passkey';

/** `type` of the problem (401) of an access token that is mistyped, has ended, was revoked or never made. */
export const INVALID_TOKEN = 'urn:morsel:problem:invalid-token';

/** `type` of the problem (403) of a call for which the access token lacks the scope. */
export const INSUFFICIENT_SCOPE = 'urn:morsel:problem:insufficient-scope';

/** `type` of the problem (403) of a call that no access token may make. */
export const NOT_FOR_TOKENS = 'urn:morsel:problem:not-for-tokens';
