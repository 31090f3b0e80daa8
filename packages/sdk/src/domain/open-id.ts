/** Path to which an identity provider sends browsers back. */
export const OPEN_ID_CALLBACK = '/api/openid/callback';

/** What came of going to the identity provider, as the screens find it behind `#openid=`. */
export const OPEN_ID_SUCCESSES = [
  /** Signed in to an account that was linked. */
  'signed-in',
  /** An account was made. */
  'signed-up',
  /** Signed in to an account that was found, and linked, by its e-mail address. */
  'joined',
  /** The account of the session is linked. */
  'linked',
  /** The session is confirmed. */
  'confirmed',
] as const;
export type OpenIdSuccess = (typeof OPEN_ID_SUCCESSES)[number];

export const OPEN_ID_FAILURES = [
  /** The provider let nobody in, or they turned back. */
  'denied',
  /** Nobody here is linked, and accounts are not made. */
  'no-account',
  /** An account that is not linked has the e-mail address. */
  'email-taken',
  /** The provider tells no e-mail address. */
  'no-email',
  /** The provider does not answer. */
  'unavailable',
  /** It took too long, or another attempt of this browser has taken its place. */
  'expired',
  /** What the provider has answered cannot be trusted. */
  'refused',
  /** Too often. */
  'limited',
  /** The provider does not say that they have just proved who they are. */
  'not-proved',
  /** They are somebody else there than the account is linked to. */
  'another',
  /** Who they are there is linked to another account. */
  'link-taken',
  /** The account is linked to somebody else there. */
  'linked-already',
  /** The session that asked is over. */
  'session-over',
  /** Something broke on our side. */
  'failed',
] as const;
export type OpenIdFailure = (typeof OPEN_ID_FAILURES)[number];
