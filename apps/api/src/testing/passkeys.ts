import type { Passkey, PasskeyCreation, PasskeyRequest } from '@morsel/sdk/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

import type { Subject } from '../../../../packages/sdk/src/testing/call.ts';
import type { TestReader } from './server.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';

/** Who makes a call: a reader, or nobody, by the server itself. */
type Caller = TestReader | FastifyInstance;

export const post = (
  caller: Caller,
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  caller.inject({ method: 'POST', url, ...(payload && { payload }) });

export const creationFor = async (reader: TestReader): Promise<PasskeyCreation> =>
  (await post(reader, '/api/passkeys/challenge')).json();

export const signInRequest = async (caller: Caller): Promise<PasskeyRequest> =>
  (await post(caller, '/api/signin/passkey/challenge')).json();

export const confirmationRequest = async (reader: TestReader): Promise<PasskeyRequest> =>
  (await post(reader, '/api/confirm/passkey/challenge')).json();

export type AddedPasskey = SoftwarePasskey & { readonly shown: Passkey };

/** A passkey that was added to a reader's account. */
export async function addedPasskey(
  reader: TestReader,
  passkey: SoftwarePasskey = softwarePasskey(),
): Promise<AddedPasskey> {
  const answer = await post(reader, '/api/passkeys', passkey.create(await creationFor(reader)));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { ...passkey, shown: answer.json() };
}

export const passkeysOf = async (reader: TestReader): Promise<Passkey[]> =>
  (await reader.inject({ url: '/api/passkeys' })).json();

/** Well-formed, and good for no call: nobody has asked for it. */
export function signedForNothing(): Subject['signed'] {
  const asked = { challenge: 'bm9ib2R5', timeout: 1, userVerification: 'required' } as const;
  const request = { ...asked, rpId: 'localhost', allowCredentials: [] };
  const creation: PasskeyCreation = {
    ...asked,
    rp: { id: 'localhost', name: 'Morsel' },
    user: { id: 'bm9ib2R5', name: '', displayName: '' },
    pubKeyCredParams: [],
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
  const passkey = softwarePasskey();
  return {
    signIn: passkey.sign(request),
    confirmation: passkey.sign(request),
    attestation: passkey.create(creation),
  };
}
