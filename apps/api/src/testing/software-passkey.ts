import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@morsel/sdk/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Bits of the flags in an authenticator's data. */
const PRESENT = 0x01;
const RECOGNISED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const BACKED_UP = 0x10;
const WITH_KEY = 0x40;

const NO_AAGUID = '00000000-0000-0000-0000-000000000000';

type Authenticator = {
  /** Under which the browser's page is. */
  readonly origin?: string;
  /** Whether it counts what it signs. */
  readonly counts?: boolean;
  readonly isBackedUp?: boolean;
  readonly aaguid?: string;
};

/** What differs from a proper signature. */
type Flaw = {
  readonly origin?: string;
  readonly rpId?: string;
  /** The counter of this signature, whatever the passkey has signed. */
  readonly count?: number;
  /** Nobody's finger, face or PIN was asked for. */
  readonly isUnrecognised?: boolean;
  readonly userHandle?: string | null;
  /** What the authenticator says of itself, though nobody has asked. */
  readonly format?: string;
};

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

/** A passkey (ES256) with the browser around it: what it gives is what a browser's `toJSON` gives. */
export function softwarePasskey({
  origin: ownOrigin = 'http://localhost',
  counts = false,
  isBackedUp = false,
  aaguid = NO_AAGUID,
}: Authenticator = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  let count = 0;
  let handle: string | undefined;

  const authenticatorData = (
    rpId: string,
    { isUnrecognised = false, count: given }: Flaw,
    key?: Uint8Array,
  ) => {
    const backup = isBackedUp ? MAY_BE_BACKED_UP | BACKED_UP : 0;
    const recognised = isUnrecognised ? 0 : RECOGNISED;
    const counter = Buffer.alloc(4);
    if (counts) count += 1;
    counter.writeUInt32BE(given ?? count);
    return Buffer.concat([
      sha256(rpId),
      Buffer.of(PRESENT | recognised | backup | (key ? WITH_KEY : 0)),
      counter,
      ...(key ? [attestedKey(aaguid, credentialId, key)] : []),
    ]);
  };

  return {
    id,
    /** Makes itself for an account, as `navigator.credentials.create` does. */
    create({ challenge, rp, user }: PasskeyCreation, flaw: Flaw = {}): PasskeyAttestation {
      handle = user.id;
      const { origin = ownOrigin, rpId = rp.id } = flaw;
      const attestation = new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
        ['fmt', flaw.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rpId, flaw, coseKey(publicKey.export(JWK))))],
      ]);
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal', 'hybrid'],
      };
      return { ...credential, response, authenticatorAttachment: 'platform' };
    },

    /** Signs, as `navigator.credentials.get` does. */
    sign({ challenge, rpId }: PasskeyRequest, flaw: Flaw = {}): PasskeyAssertion {
      const data = authenticatorData(flaw.rpId ?? rpId, flaw);
      const client = clientData('webauthn.get', challenge, flaw.origin ?? ownOrigin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: flaw.userHandle === undefined ? (handle ?? null) : flaw.userHandle,
      };
      return { ...credential, response, authenticatorAttachment: 'platform' };
    },
  };
}

const JWK = { format: 'jwk' } as const;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function attestedKey(aaguid: string, credentialId: Buffer, key: Uint8Array): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(credentialId.length);
  return Buffer.concat([Buffer.from(aaguid.replaceAll('-', ''), 'hex'), length, credentialId, key]);
}

/** Of an elliptic curve (2), P-256 (1), for ES256 (-7). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}
