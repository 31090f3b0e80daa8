import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Configuration, Provider } from 'oidc-provider';

import type { OpenIdSettings } from '../../modules/open-id/identity-provider.ts';
import { answerInteraction } from './interaction-page.ts';
import { KEY } from './signing-key.ts';

/** Somebody who has an account at the provider; their key is the subject. */
export type Person = {
  name?: string;
  email?: string;
  email_verified?: boolean;
  /** Some providers tell one group alone. */
  groups?: string[] | string;
};

export type OpenIdServer = {
  readonly url: string;
  /** Who can sign in there; tests change them. */
  readonly people: Record<string, Person>;
  readonly settings: OpenIdSettings;
  /** The same as variables of the environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** From now on nobody is there; what the browser has of it stays. */
  stop(): Promise<void>;
};

const CLIENT = { id: 'morsel', secret: 'known-to-morsel-and-the-provider' };
const NAME = 'Crumb ID';

/**
 * A certified OpenID provider on this machine, whose sign-in page asks nobody for a password. Any
 * address on this machine may be led back to.
 */
export async function openIdServer(people: Record<string, Person>): Promise<OpenIdServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Another site than `localhost`, as far as browsers are concerned.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, configuration(people));
  provider.Client.prototype.redirectUriAllowed = isOnThisMachine;
  provider.Client.prototype.postLogoutRedirectUriAllowed = isOnThisMachine;
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const isInteraction = request.url?.startsWith('/interaction/') === true;
    if (!isInteraction) return void answer(request, response);
    void answerInteraction(provider, Object.keys(people), { request, response });
  });
  return {
    url,
    people,
    settings: {
      issuer: `${url}/`,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      name: NAME,
      createsAccounts: true,
      adminGroup: undefined,
      groupsClaim: 'groups',
      linksByEmail: false,
      logsOutThere: false,
    },
    environment: {
      OPENID_ISSUER: url,
      OPENID_CLIENT_ID: CLIENT.id,
      OPENID_CLIENT_SECRET: CLIENT.secret,
      OPENID_NAME: NAME,
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const isOnThisMachine = (address: string) =>
  ['localhost', '127.0.0.1'].includes(new URL(address).hostname);

function configuration(people: Record<string, Person>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://localhost/any'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [KEY.jwk] },
    cookies: { keys: ['a secret of the provider alone'] },
    scopes: ['openid', 'groups'],
    claims: { email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: () => ({ sub: subject, ...people[subject] }),
    }),
    // Nobody is asked whether Morsel may know who they are.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email groups');
      await grant.save();
      return grant;
    },
  };
}
