import { PasskeyError, type PasskeyFault } from '../../data/account/passkey-error.ts';
import { type FailedAction, failureText } from '../../ui/failure/failure-text.ts';

const SENTENCES: Readonly<Record<Exclude<PasskeyFault, 'replaced' | 'wrong-site'>, string>> = {
  cancelled: 'No passkey was used: it was cancelled, or there is none for Morsel on this device.',
  'timed-out': 'That took too long. Try again when you are ready.',
  unsupported: 'This browser cannot use passkeys.',
  unlocked: 'This device has no finger, face or PIN to know you by. Set one up, then try again.',
  'already-added': 'This device has a passkey for your account already.',
  failed: 'The passkey could not be used. Try again, or use another way.',
};

/**
 * Returns why a passkey was not made or did not let somebody in, and what to do next; nothing when the
 * reader has only begun another try.
 */
export function passkeyText(error: Error, action: FailedAction): string | undefined {
  if (!(error instanceof PasskeyError)) return failureText(error, action);
  if (error.fault === 'replaced') return undefined;
  if (error.fault === 'wrong-site') {
    return `Passkeys of this Morsel work at ${error.site} only. Open it there.`;
  }
  return SENTENCES[error.fault];
}
