import * as openId from 'openid-client';

import type { OpenIdSettings } from './identity-provider.ts';
import { isSafeAddress } from './provider-address.ts';

/** So long a request to the provider may take, of which somebody waits for one to four. */
const LONGEST_REQUEST_S = 5;

/** So often a connection is tried before the provider counts as out of reach. */
const TRIES = 2;

/** How the provider is asked. */
export type ProviderFetch = (address: string, init?: RequestInit) => Promise<Response>;

/**
 * Asks a provider for what it tells of itself: its addresses and what it can do.
 *
 * @throws when it does not answer, or calls itself otherwise than the settings do.
 */
export async function discoverProvider(
  settings: OpenIdSettings,
  fetch: ProviderFetch,
  tries = TRIES,
): Promise<openId.Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const options: openId.DiscoveryRequestOptions = {
    timeout: LONGEST_REQUEST_S,
    [openId.customFetch]: safely(fetch),
    execute: [
      openId.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [openId.allowInsecureRequests] : []),
    ],
  };
  try {
    const client = { client_secret: clientSecret };
    return await openId.discovery(new URL(issuer), clientId, client, clientAuth(settings), options);
  } catch (error) {
    if (error instanceof openId.ClientError) throw explained(error, issuer);
    if (tries > 1) return discoverProvider(settings, fetch, tries - 1);
    throw error;
  }
}

/** What is wrong when the provider's own name for itself is not that of the settings, such as a `/` at the end. */
function explained(error: openId.ClientError, issuer: string): Error {
  const { cause } = error;
  const found = isRecord(cause) && isRecord(cause['body']) ? cause['body']['issuer'] : undefined;
  return typeof found === 'string'
    ? new Error(`OPENID_ISSUER is ${issuer}, but the provider is ${found}`, { cause: error })
    : error;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The library lets all requests go by http once one may. */
const safely =
  (fetch: ProviderFetch): openId.CustomFetch =>
  (address, options) => {
    if (!isSafeAddress(new URL(address))) throw new Error(`${address} is not an https address`);
    // It is what `fetch` takes, by another type.
    return fetch(address, options as RequestInit);
  };

/** As the provider wants it; by the header where it does not say, which is the standard's own default. */
function clientAuth({ clientSecret }: OpenIdSettings): openId.ClientAuth {
  const byHeader = openId.ClientSecretBasic(clientSecret);
  const byBody = openId.ClientSecretPost(clientSecret);
  return (server, ...request) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = taken.includes('client_secret_basic') ? byHeader : byBody;
    auth(server, ...request);
  };
}
