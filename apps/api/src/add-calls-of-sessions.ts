import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from './deps.ts';
import type { Limiter } from './http/limits/limiter.ts';
import { type ServedAt, linkAddress, trustedAddress } from './http/public-origin.ts';
import type { ReaderReach } from './internet/address-of-reader.ts';
import { offeredWays } from './modules/accounts/offered-ways.ts';
import { registerPasswordRoutes } from './modules/accounts/password-routes.ts';
import type { PasswordRules } from './modules/accounts/password-rules.ts';
import { registerAccountsRoutes } from './modules/accounts/routes.ts';
import { registerSessionRoutes } from './modules/accounts/session-routes.ts';
import { registerOpenIdCallback } from './modules/open-id/callback-route.ts';
import { registerOpenIdRoutes } from './modules/open-id/routes.ts';
import { whereToLogOut } from './modules/open-id/where-to-log-out.ts';
import { relyingParty } from './modules/passkeys/relying-party.ts';
import { registerPasskeysRoutes } from './modules/passkeys/routes.ts';
import { registerPersonalDataRoutes } from './modules/personal-data/routes.ts';
import type { Feed } from './modules/quiz/feed.ts';
import type { KeySeal } from './modules/sync-servers/key-seal.ts';
import type { LogIn } from './modules/sync-servers/log-in.ts';
import { registerSyncServersRoutes } from './modules/sync-servers/routes.ts';
import { registerTokensRoutes } from './modules/tokens/routes.ts';
import { registerWebhooksRoutes } from './modules/webhooks/routes.ts';

type SessionParts = ServedAt & {
  readonly limits: Limiter;
  readonly rules: PasswordRules;
  readonly feed: Feed;
  readonly reach: ReaderReach;
  readonly logIn: LogIn;
  readonly seal: KeySeal;
};

/** The calls that begin, end or need a session as such. */
export function addCallsOfSessions(
  scope: FastifyInstance,
  deps: Deps,
  { limits, rules, feed, reach, logIn, seal, ...servedAt }: SessionParts,
): void {
  const linkAddressOf = (request: FastifyRequest) => linkAddress(servedAt, request);
  const partyOf = (request: FastifyRequest) => relyingParty(servedAt, request);
  const hasPasskeys = (request: FastifyRequest) => partyOf(request) !== undefined;
  const offeredTo = (request: FastifyRequest) => ({
    ...offeredWays(deps),
    rpId: partyOf(request)?.id,
  });
  registerAccountsRoutes(scope, deps, {
    limits,
    rules,
    hasPasskeys,
    whereToLogOut: (request) =>
      whereToLogOut(deps.identityProvider, trustedAddress(servedAt, request)),
  });
  registerSessionRoutes(scope, deps, limits);
  registerPasswordRoutes(scope, deps, { limits, rules, linkAddressOf });
  registerTokensRoutes(scope, deps, limits);
  registerPasskeysRoutes(scope, deps, { limits, partyOf, offeredTo });
  registerWebhooksRoutes(scope, deps, { limits, reach });
  registerSyncServersRoutes(scope, deps, { limits, reach, logIn, seal });
  registerOpenIdRoutes(scope, deps, { servedAt, offeredTo });
  registerOpenIdCallback(scope, { ...deps, limits });
  registerPersonalDataRoutes(scope, deps, feed);
}
