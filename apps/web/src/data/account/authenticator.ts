import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
  RemovedPasskey,
} from '@morsel/sdk/contract';

import { PasskeyError, passkeyErrorOf } from './passkey-error.ts';

/** With the first passkey: most readers have none. */
const library = () => import('@simplewebauthn/browser');

/** Whether the browser knows passkeys at all; where a page is not secure, none does. */
export const hasPasskeySupport = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function';

/**
 * Has the reader make a passkey.
 *
 * @throws PasskeyError when none was made.
 */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  const asked = { site: creation.rp.id, timeout: creation.timeout };
  return asking(asked, async () => {
    const { startRegistration } = await library();
    const made = await startRegistration({ optionsJSON: creation });
    return { ...made, clientExtensionResults: {} };
  });
}

/**
 * Has the reader sign with a passkey, which they choose.
 *
 * @throws PasskeyError when nothing was signed.
 */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const asked = { site: request.rpId, timeout: request.timeout };
  return asking(asked, async () => {
    const { startAuthentication } = await library();
    const signed = await startAuthentication({ optionsJSON: request });
    return { ...signed, clientExtensionResults: {} };
  });
}

/**
 * Offers passkeys among what the browser fills into the e-mail field, and waits for the reader to take
 * one: for ever, unless it is withdrawn. Undefined where the browser cannot, or something else came.
 */
export async function signByAutofill(
  request: PasskeyRequest,
): Promise<PasskeyAssertion | undefined> {
  try {
    const { startAuthentication } = await library();
    const signed = await startAuthentication({ optionsJSON: request, useBrowserAutofill: true });
    return { ...signed, clientExtensionResults: {} };
  } catch {
    // The button beside it says what is wrong.
    return undefined;
  }
}

/** Whether passkeys can be offered among what the browser fills in. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!hasPasskeySupport()) return false;
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Withdraws what the browser was asked last. */
export async function withdrawPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** Tells what keeps a passkey that it lets nobody in any more, so that it is not offered again. */
export async function forgetPasskey({ rpId, credentialId }: RemovedPasskey): Promise<void> {
  const { sendSignal } = await library();
  const signal = {
    signalName: 'unknownCredential',
    rpID: rpId,
    credentialID: credentialId,
  } as const;
  // Many browsers cannot pass it on; the reader removes it there themselves.
  await sendSignal(signal).catch(() => {});
}

type Asked = { readonly site: string; readonly timeout: number };

async function asking<Signed>(asked: Asked, ask: () => Promise<Signed>): Promise<Signed> {
  if (!hasPasskeySupport()) throw new PasskeyError('unsupported', asked.site);
  const began = performance.now();
  try {
    return await ask();
  } catch (error) {
    throw passkeyErrorOf(error, { ...asked, took: performance.now() - began });
  }
}
