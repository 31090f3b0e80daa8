import { HOUR_MS, SECOND_MS } from '@morsel/sdk/domain';
import * as openId from 'openid-client';

import { CONFIRMATION_MS } from '../../database/session-store.ts';
import { type ProviderFetch, discoverProvider } from './discover-provider.ts';
import { openIdErrorOf } from './failure-of.ts';
import { type Claims, identityOf } from './identity-of.ts';
import type {
  AttemptSecrets,
  Identity,
  IdentityProvider,
  OpenIdSettings,
} from './identity-provider.ts';
import { keptAnswer } from './kept-answer.ts';
import { OpenIdError } from './open-id-error.ts';
import { isSafeAddress } from './provider-address.ts';

/** So long what the provider tells of itself holds. Its keys are looked up anew when one is not known. */
const METADATA_KEPT_MS = HOUR_MS;

/** Its clock and ours may differ by so much. */
const CLOCK_TOLERANCE_MS = 30 * SECOND_MS;

/** The longest that OpenID Connect allows. */
const LONGEST_SUBJECT = 255;

type Environment = { readonly now: () => number; readonly fetch?: ProviderFetch };

/** The provider behind the settings. Nothing is asked of it before somebody wants to sign in. */
export function openIdProvider(
  settings: OpenIdSettings,
  { now, fetch = globalThis.fetch }: Environment,
): IdentityProvider {
  const configuration = keptAnswer(() => discoverProvider(settings, fetch), {
    keptMs: METADATA_KEPT_MS,
    now,
  });
  return {
    settings,
    newSecrets: () => ({
      state: openId.randomState(),
      nonce: openId.randomNonce(),
      verifier: openId.randomPKCECodeVerifier(),
    }),
    addressFor: (secrets, options) =>
      told(async () => addressFor(await configuration(), { settings, secrets, ...options })),
    identify: (answer, { secrets, isProof }) =>
      told(async () => {
        const identity = await identify(await configuration(), { settings, secrets, answer });
        if (isProof) requireProof(identity, now());
        return identity;
      }),
    logoutAddress: async (returnTo) => logoutAddress(await configuration(), returnTo),
  };
}

async function told<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw openIdErrorOf(error);
  }
}

const untrusted = (why: string) => new OpenIdError('refused', { cause: new Error(why) });

type Going = {
  readonly settings: OpenIdSettings;
  readonly secrets: AttemptSecrets;
  readonly callback: string;
  readonly isProof: boolean;
};

async function addressFor(
  configuration: openId.Configuration,
  { settings, secrets, callback, isProof }: Going,
): Promise<string> {
  const address = openId.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: scopesOf(settings, configuration.serverMetadata()),
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await openId.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    ...(isProof && { prompt: 'login', max_age: String(CONFIRMATION_MS / SECOND_MS) }),
  });
  if (!isSafeAddress(address)) throw untrusted(`it sends browsers to ${address.origin}`);
  return address.href;
}

/** Some providers tell groups only to those who ask for them, others refuse a scope that they do not know. */
function scopesOf(
  { adminGroup }: OpenIdSettings,
  { scopes_supported: known = [] }: openId.ServerMetadata,
): string {
  const wantsGroups = adminGroup !== undefined && known.includes('groups');
  return wantsGroups ? 'openid profile email groups' : 'openid profile email';
}

type Return = {
  readonly settings: OpenIdSettings;
  readonly secrets: AttemptSecrets;
  readonly answer: URL;
};

async function identify(
  configuration: openId.Configuration,
  { settings, secrets, answer }: Return,
): Promise<Identity> {
  const tokens = await openId.authorizationCodeGrant(configuration, answer, {
    pkceCodeVerifier: secrets.verifier,
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  // Links hang on the issuer of the settings, so no other one may hide behind it.
  if (idToken === undefined || new URL(idToken.iss).href !== settings.issuer) {
    throw untrusted(`its ID token is of ${idToken?.iss}`);
  }
  if (idToken.sub.length > LONGEST_SUBJECT) throw untrusted('its subject is too long');
  const { userinfo_endpoint: hasMore } = configuration.serverMetadata();
  const userInfo: Claims =
    hasMore === undefined
      ? {}
      : await openId.fetchUserInfo(configuration, tokens.access_token, idToken.sub);
  return identityOf({ idToken, userInfo }, settings.groupsClaim);
}

function requireProof({ provedAt }: Identity, now: number): void {
  const isFresh = provedAt !== null && provedAt >= now - CONFIRMATION_MS - CLOCK_TOLERANCE_MS;
  if (!isFresh) throw new OpenIdError('not-proved');
}

function logoutAddress(configuration: openId.Configuration, returnTo: string): string | undefined {
  if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
  return openId.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
}
