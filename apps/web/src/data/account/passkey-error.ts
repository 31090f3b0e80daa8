/**
 * Why no passkey was made or signed. Browsers do not tell those who refuse from those who let the time
 * run out; the time does. `replaced` is no failure: the reader has begun another try.
 */
export type PasskeyFault =
  | 'cancelled'
  | 'timed-out'
  | 'unsupported'
  | 'unlocked'
  | 'already-added'
  | 'wrong-site'
  | 'replaced'
  | 'failed';

/** The browser, or what keeps passkeys, has not done what it was asked. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly fault: PasskeyFault;
  /** The site that the passkey is for. */
  readonly site: string;

  constructor(fault: PasskeyFault, site: string) {
    super(`No passkey: ${fault}`);
    this.fault = fault;
    this.site = site;
  }
}

const BY_CODE: Readonly<Record<string, PasskeyFault>> = {
  ERROR_CEREMONY_ABORTED: 'replaced',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'already-added',
  ERROR_INVALID_DOMAIN: 'wrong-site',
  ERROR_INVALID_RP_ID: 'wrong-site',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unlocked',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unlocked',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsupported',
};

const BY_NAME: Readonly<Record<string, PasskeyFault>> = {
  AbortError: 'replaced',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'unsupported',
  SecurityError: 'wrong-site',
  InvalidStateError: 'already-added',
};

type Asked = {
  readonly site: string;
  /** Ms that the reader took, and had. */
  readonly took: number;
  readonly timeout: number;
};

/** What an error of the browser's, or of the library that asks it, comes down to. */
export function passkeyErrorOf(error: unknown, { site, took, timeout }: Asked): PasskeyError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : '';
  const fault = BY_CODE[code] ?? BY_NAME[name] ?? 'failed';
  return new PasskeyError(fault === 'cancelled' && took >= timeout ? 'timed-out' : fault, site);
}
