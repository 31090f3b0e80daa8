import type { Passkey } from '@morsel/sdk/contract';

import type { PasskeyRow } from './queries.ts';

export function presentPasskey({ backedUp, ...row }: PasskeyRow): Passkey {
  return { ...row, isBackedUp: backedUp === 1 };
}

type Credential = { readonly credentialId: string; readonly transports: string };

/** As browsers are told of a passkey. */
export const presentCredential = ({ credentialId, transports }: Credential) => ({
  type: 'public-key' as const,
  id: credentialId,
  transports: transportsOf(transports),
});

export const transportsOf = (stored: string) => (stored === '' ? [] : stored.split(','));
