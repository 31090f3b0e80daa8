import type { PasskeyAssertion, PasskeyAttestation } from '@morsel/sdk/contract';
import type {
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';

import type { StoredPasskey } from './queries.ts';
import type { RelyingParty } from './relying-party.ts';

/** With the first passkey: it takes a tenth of the time in which the server starts. */
const loadLibrary = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

/** As COSE numbers them. */
const EDDSA = -8;
const ES256 = -7;
const RS256 = -257;

/**
 * What keys may be, the best first. Not the library's own choice, which depends on what the Node that runs
 * can do: another process, or a later one, has to be able to check them too.
 */
export const ALGORITHMS = [EDDSA, ES256, RS256];

type Expected = {
  /** The one that was taken. */
  readonly challenge: string;
  readonly party: RelyingParty;
};

/** What is told by an authenticator that it holds a passkey. */
export type UsedPasskey = VerifiedAuthenticationResponse['authenticationInfo'];

export type NewPasskey = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/** The challenge that a browser says was signed; undefined when that cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const isNamed = typeof data === 'object' && data !== null && 'challenge' in data;
    return isNamed && typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks that a passkey has signed the challenge, at our site and for a person whom it has recognised;
 * undefined when it has not. Its counter is for the caller to compare: only where the signature is right
 * does it tell anything.
 */
export async function verifyAssertion(
  { id, rawId, type, response }: PasskeyAssertion,
  { publicKey, credentialId }: StoredPasskey,
  { challenge, party }: Expected,
): Promise<UsedPasskey | undefined> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await orNothing(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey: bytesOf(publicKey), counter: 0 },
      requireUserVerification: true,
    }),
  );
  return verified ? authenticationInfo : undefined;
}

/**
 * Checks the same of a new passkey, and that it is one of the kinds that were asked for. Who made the
 * device is not asked, so what a response says of it is left out: certificates of strangers are neither
 * read, nor are the lists fetched that they name.
 */
export async function verifyAttestation(
  { id, rawId, type, response }: PasskeyAttestation,
  { challenge, party }: Expected,
): Promise<NewPasskey | undefined> {
  const { clientDataJSON } = response;
  const { verifyRegistrationResponse } = await loadLibrary();
  const attestationObject = await withoutStatement(response.attestationObject);
  if (attestationObject === undefined) return undefined;
  const { registrationInfo } = await orNothing(
    verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  return registrationInfo;
}

/** An attestation of the kind `none`, with the same key; undefined when it cannot be read. */
async function withoutStatement(attestationObject: string): Promise<string | undefined> {
  const { decodeAttestationObject, isoCBOR } = await loadHelpers();
  try {
    const authData = decodeAttestationObject(bytesOf(attestationObject)).get('authData');
    const statement = { fmt: 'none', attStmt: new Map(), authData };
    const bare = isoCBOR.encode(new Map(Object.entries(statement)));
    return Buffer.from(bare).toString('base64url');
  } catch {
    return undefined;
  }
}

/** The library throws whatever it finds wrong with a response; all it gets is what somebody sent. */
async function orNothing<Verified extends { verified: boolean }>(
  verifying: Promise<Verified>,
): Promise<Partial<Verified>> {
  return verifying.catch(() => ({}));
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
