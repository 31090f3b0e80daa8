import type { PasskeyAssertion } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import type { Entry } from '../../database/session-store.ts';
import { ClonedPasskeyError, RefusedPasskeyError, UnknownPasskeyError } from '../../errors.ts';
import { type ChallengeUse, takeChallenge } from './challenges.ts';
import { findPasskey, noteUse } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { challengeIn, verifyAssertion } from './verify-responses.ts';

export type Proof = {
  readonly assertion: PasskeyAssertion;
  readonly party: RelyingParty;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * The account whose passkey has signed a challenge that was made for this use. The challenge is used up
 * whatever comes of it.
 *
 * @throws RefusedPasskeyError when it proves nothing: the challenge is too old, used, or was made for
 *   something else, the signature is wrong, or of another site or of a person who was not recognised.
 * @throws ClonedPasskeyError when its counter went back.
 * @throws UnknownPasskeyError when nobody has this passkey any more, or another than the one who is asked.
 */
export async function provePasskey(
  db: Db,
  { assertion, party, now }: Proof,
  use: ChallengeUse,
): Promise<Entry> {
  const challenge = challengeIn(assertion.response.clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(db, challenge, { use, now }))) {
    throw new RefusedPasskeyError('That took too long. Please try again.');
  }
  const named = { credentialId: assertion.id, rpId: party.id };
  const passkey = await findPasskey(db, named);
  const isMeant = use.purpose === 'sign-in' || use.userId === passkey?.userId;
  if (passkey === undefined || !isMeant) throw new UnknownPasskeyError();
  const used = await verifyAssertion(assertion, passkey, { challenge, party });
  if (used === undefined || !isHandleOf(passkey, assertion)) {
    throw new RefusedPasskeyError('This passkey could not be checked. Please try again.');
  }
  const { newCounter: signCount, credentialBackedUp } = used;
  const backedUp = credentialBackedUp ? 1 : 0;
  if (!(await noteUse(db, { id: passkey.id, signCount, backedUp, now }))) {
    const isThere = (await findPasskey(db, named)) !== undefined;
    throw isThere ? new ClonedPasskeyError(passkey.userId) : new UnknownPasskeyError();
  }
  return { userId: passkey.userId, signOuts: passkey.signOuts };
}

/** Devices name the account, but for those that were told which passkey to use. */
function isHandleOf(
  { passkeyHandle }: { readonly passkeyHandle: string | null },
  { response }: PasskeyAssertion,
): boolean {
  return (response.userHandle ?? passkeyHandle) === passkeyHandle;
}
