import type { PasskeyAssertion, PasskeyAttestation } from '../contract/types.ts';
import type { CallOptions } from './call-options.ts';
import type { SendRequest } from './request.ts';

/**
 * Calls about passkeys. What a challenge answers goes to `navigator.credentials`, what that gives comes
 * back, both in WebAuthn's JSON.
 */
export function passkeyCalls(send: SendRequest) {
  return {
    /** What a passkey has to sign to sign in. */
    challengeSignIn: (options: CallOptions = {}) =>
      send('POST /api/signin/passkey/challenge', options),

    /** Starts a session of the account that the passkey belongs to, and returns the account. */
    signIn: (body: PasskeyAssertion, options: CallOptions = {}) =>
      send('POST /api/signin/passkey', { ...options, body }),

    /** What a passkey of the account has to sign to confirm that it is still the reader. */
    challengeConfirmation: (options: CallOptions = {}) =>
      send('POST /api/confirm/passkey/challenge', options),

    /** Confirms that it is still the reader, for the calls of the next five minutes that need it. */
    confirm: (body: PasskeyAssertion, options: CallOptions = {}) =>
      send('POST /api/confirm/passkey', { ...options, body }),

    /** What a new passkey has to be; readers confirm before (`session.confirm`). */
    challengeNew: (options: CallOptions = {}) => send('POST /api/passkeys/challenge', options),

    /** Adds the passkey that was made for `challengeNew`. */
    add: (body: PasskeyAttestation, options: CallOptions = {}) =>
      send('POST /api/passkeys', { ...options, body }),

    /** The passkeys of the account, the one that was added last first. */
    list: (options: CallOptions = {}) => send('GET /api/passkeys', options),

    /** Gives a passkey another name. */
    rename: (passkeyId: number, name: string, options: CallOptions = {}) =>
      send('PATCH /api/passkeys/:passkeyId', { ...options, params: { passkeyId }, body: { name } }),

    /** Removes a passkey; readers confirm before (`session.confirm`). */
    remove: (passkeyId: number, options: CallOptions = {}) =>
      send('DELETE /api/passkeys/:passkeyId', { ...options, params: { passkeyId } }),
  };
}
