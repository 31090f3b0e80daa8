import { randomBytes } from 'node:crypto';

import type { Passkey, PasskeyAttestation, PasskeyCreation } from '@morsel/sdk/contract';
import { MOST_PASSKEYS } from '@morsel/sdk/domain';

import type { Db } from '../../database/connection.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { ConflictError, RefusedPasskeyError, UnauthenticatedError } from '../../errors.ts';
import { lockSession } from '../accounts/lock-account.ts';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './challenges.ts';
import { passkeyName } from './passkey-name.ts';
import { presentCredential, presentPasskey } from './present-passkey.ts';
import { countPasskeys, findCredentials, insertPasskey, nameForDevices } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';
import { ALGORITHMS, challengeIn, verifyAttestation } from './verify-responses.ts';

const HANDLE_BYTES = 32;

type Adding = {
  readonly userId: number;
  readonly party: RelyingParty;
  /** Epoch ms. */
  readonly now: number;
};

/**
 * What a new passkey of an account has to be: its device keeps the account's name with it, so that none
 * has to be typed, and recognises its owner.
 *
 * @throws UnauthenticatedError when the account is gone.
 */
export async function requestNewPasskey(
  db: Db,
  { userId, party, now }: Adding,
): Promise<PasskeyCreation> {
  const fresh = randomBytes(HANDLE_BYTES).toString('base64url');
  const account = await nameForDevices(db, { userId, fresh });
  if (account === undefined) throw new UnauthenticatedError();
  const own = await findCredentials(db, { userId, rpId: party.id });
  return {
    challenge: await makeChallenge(db, { purpose: 'add', userId }, now),
    rp: { id: party.id, name: 'Morsel' },
    user: {
      id: account.passkeyHandle,
      name: account.email ?? '',
      displayName: account.name ?? '',
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: own.map(presentCredential),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

type New = Adding & {
  /** Of the session that asks. */
  readonly publicId: string;
  readonly attestation: PasskeyAttestation;
  /** On which it was added, in words; null when that is not known. */
  readonly device: string | null;
};

/**
 * Adds the passkey that was made for a challenge of the account, which is used up whatever comes of it.
 *
 * @throws RefusedPasskeyError when it is not what was asked for, too late, or of another site.
 * @throws ConflictError when it is there already, or the account has as many as it may.
 * @throws UnauthenticatedError when the session has ended.
 */
export async function addPasskey(
  db: Db,
  { userId, publicId, party, now, attestation, device }: New,
): Promise<Passkey> {
  const { clientDataJSON, transports = [] } = attestation.response;
  const challenge = challengeIn(clientDataJSON);
  const use = { purpose: 'add', userId } as const;
  if (challenge === undefined || !(await takeChallenge(db, challenge, { use, now }))) {
    throw new RefusedPasskeyError('That took too long. Please try again.');
  }
  const made = await verifyAttestation(attestation, { challenge, party });
  if (made === undefined) {
    throw new RefusedPasskeyError('This passkey could not be checked. Please try again.');
  }
  const passkey = {
    userId,
    rpId: party.id,
    credentialId: made.credential.id,
    publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
    signCount: made.credential.counter,
    transports: transports.filter(isTransport).join(','),
    name: passkeyName(made.aaguid, device),
    backedUp: made.credentialBackedUp ? 1 : 0,
    createdAt: now,
  } as const;
  return presentPasskey(await storePasskey(db, publicId, passkey));
}

/** Those that browsers know, and that may come, are words such as `smart-card`. */
const isTransport = (text: string) => /^[a-z-]+$/.test(text);

async function storePasskey(
  db: Db,
  publicId: string,
  passkey: Parameters<typeof insertPasskey>[1],
) {
  try {
    return await db.transaction().execute(async (tx) => {
      const { userId } = passkey;
      if (!(await lockSession(tx, { userId, publicId }))) throw new UnauthenticatedError();
      if ((await countPasskeys(tx, userId)) >= MOST_PASSKEYS) {
        throw new ConflictError(
          `You have ${MOST_PASSKEYS} passkeys, which is the most. Remove one first.`,
        );
      }
      return insertPasskey(tx, passkey);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ConflictError('This passkey was added already');
    throw error;
  }
}
