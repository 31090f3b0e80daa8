import type { IdentityProvider, OpenIdSettings } from '../../modules/open-id/identity-provider.ts';

export const STAND_IN: OpenIdSettings = {
  issuer: 'https://id.example/',
  clientId: 'morsel',
  clientSecret: 'secret',
  name: 'Crumb ID',
  createsAccounts: true,
  adminGroup: undefined,
  groupsClaim: 'groups',
  linksByEmail: false,
  logsOutThere: false,
};

/** A provider to go to, from which nobody comes back. */
export function standInProvider(): IdentityProvider {
  return {
    settings: STAND_IN,
    newSecrets: () => ({ state: 'state', nonce: 'nonce', verifier: 'verifier' }),
    addressFor: async () => `${STAND_IN.issuer}authorize`,
    identify: () => Promise.reject(new Error('Nobody comes back from a stand-in')),
    logoutAddress: async () => undefined,
  };
}
