import type { PasskeyRequest } from '@morsel/sdk/contract';

import type { Db } from '../../database/connection.ts';
import { CHALLENGE_MS, makeChallenge } from './challenges.ts';
import { presentCredential } from './present-passkey.ts';
import { findCredentials } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

type Asked = {
  readonly party: RelyingParty;
  /** Epoch ms. */
  readonly now: number;
};

/** What any passkey of the site may sign: its device knows whose it is. */
export async function requestSignIn(db: Db, { party, now }: Asked): Promise<PasskeyRequest> {
  const challenge = await makeChallenge(db, { purpose: 'sign-in' }, now);
  return { ...requestOf(challenge, party), allowCredentials: [] };
}

/** What one of the reader's own passkeys has to sign. */
export async function requestConfirmation(
  db: Db,
  { userId, party, now }: Asked & { readonly userId: number },
): Promise<PasskeyRequest> {
  const own = await findCredentials(db, { userId, rpId: party.id });
  const challenge = await makeChallenge(db, { purpose: 'confirm', userId }, now);
  return { ...requestOf(challenge, party), allowCredentials: own.map(presentCredential) };
}

/**
 * A passkey opens the account alone, and confirms its deletion: a lost phone or a borrowed key must not be
 * enough, so whoever holds it has to recognise its owner, by a finger, a face or a PIN.
 */
const requestOf = (challenge: string, { id: rpId }: RelyingParty) =>
  ({ challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' }) as const;
