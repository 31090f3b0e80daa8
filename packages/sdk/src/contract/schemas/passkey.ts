import { type Static, Type } from 'typebox';

import { BASE64URL } from '../../domain/formats.ts';
import { LONGEST } from '../../domain/lengths.ts';
import { EpochMs, Id, nullable, printableText, strict } from './scalars.ts';

// The names and shapes of WebAuthn Level 3 in JSON: what `toJSON` of a browser's credential gives is
// taken as it is.

/** Bytes; the longest are a key's attestation, which nobody asks for and some send. */
const bytes = (maxLength: number) => Type.String({ pattern: BASE64URL, maxLength });

const CredentialId = bytes(1364);
const ClientData = bytes(2000);
const AuthenticatorData = bytes(4000);
const Transports = Type.Array(Type.String({ maxLength: 32 }), { maxItems: 10 });
const Extensions = Type.Record(Type.String(), Type.Unknown());
const Attachment = Type.Optional(nullable(Type.String({ maxLength: 32 })));

const KnownCredential = Type.Object({
  type: Type.Literal('public-key'),
  id: Type.String(),
  transports: Type.Array(Type.String()),
});

export const Passkey = Type.Object(
  {
    id: Id,
    name: Type.String(),
    /** The host that it was made at, and works at: `rp.id` of then. */
    rpId: Type.String(),
    createdAt: EpochMs,
    /** When it last signed in or confirmed; null when never. */
    usedAt: nullable(EpochMs),
    /** Whether its authenticator has a copy elsewhere, such as a password manager's servers. */
    isBackedUp: Type.Boolean(),
  },
  {
    description:
      'A key pair of which the secret half is with an authenticator: a device, a password ' +
      'manager.',
  },
);
export type Passkey = Static<typeof Passkey>;

export const Passkeys = Type.Array(Passkey);
export type Passkeys = Static<typeof Passkeys>;

export const PasskeyParams = Type.Object({ passkeyId: Id }, strict);
export type PasskeyParams = Static<typeof PasskeyParams>;

export const PasskeyChange = Type.Object(
  { name: printableText({ maxLength: LONGEST.passkeyName }) },
  strict,
);
export type PasskeyChange = Static<typeof PasskeyChange>;

export const RemovedPasskey = Type.Object(
  { rpId: Type.String(), credentialId: Type.String() },
  {
    description: 'By which the authenticator can be told to forget it (`signalUnknownCredential`).',
  },
);
export type RemovedPasskey = Static<typeof RemovedPasskey>;

export const PasskeyRequest = Type.Object(
  {
    challenge: Type.String(),
    rpId: Type.String(),
    /** Ms for which the challenge is good. */
    timeout: Type.Integer(),
    userVerification: Type.Literal('required'),
    /** Empty where any passkey of the site will do. */
    allowCredentials: Type.Array(KnownCredential),
  },
  { description: 'What a browser is asked for a signature with (`parseRequestOptionsFromJSON`).' },
);
export type PasskeyRequest = Static<typeof PasskeyRequest>;

export const PasskeyCreation = Type.Object(
  {
    challenge: Type.String(),
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(
      Type.Object({ type: Type.Literal('public-key'), alg: Type.Integer() }),
    ),
    /** Ms for which the challenge is good. */
    timeout: Type.Integer(),
    excludeCredentials: Type.Array(KnownCredential),
    authenticatorSelection: Type.Object({
      residentKey: Type.Literal('required'),
      requireResidentKey: Type.Literal(true),
      userVerification: Type.Literal('required'),
    }),
    attestation: Type.Literal('none'),
  },
  {
    description: 'What a browser is asked for a new passkey with (`parseCreationOptionsFromJSON`).',
  },
);
export type PasskeyCreation = Static<typeof PasskeyCreation>;

export const PasskeyAssertion = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        authenticatorData: AuthenticatorData,
        signature: bytes(4000),
        userHandle: Type.Optional(nullable(bytes(100))),
      },
      strict,
    ),
    clientExtensionResults: Extensions,
    authenticatorAttachment: Attachment,
  },
  { ...strict, description: "A browser's answer to `PasskeyRequest`." },
);
export type PasskeyAssertion = Static<typeof PasskeyAssertion>;

export const PasskeyAttestation = Type.Object(
  {
    id: CredentialId,
    rawId: CredentialId,
    type: Type.Literal('public-key'),
    response: Type.Object(
      {
        clientDataJSON: ClientData,
        attestationObject: bytes(20_000),
        transports: Type.Optional(Transports),
        authenticatorData: Type.Optional(AuthenticatorData),
        publicKey: Type.Optional(nullable(bytes(4000))),
        publicKeyAlgorithm: Type.Optional(Type.Integer()),
      },
      strict,
    ),
    clientExtensionResults: Extensions,
    authenticatorAttachment: Attachment,
  },
  { ...strict, description: "A browser's answer to `PasskeyCreation`." },
);
export type PasskeyAttestation = Static<typeof PasskeyAttestation>;
