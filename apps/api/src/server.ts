import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

import type { Db } from './database/connection.ts';
import type { Deps } from './deps.ts';
import { DEFAULT_BUDGETS, type GenerationBudget } from './generation/budget/generation-budget.ts';
import { modelBudget } from './generation/budget/model-budget.ts';
import { registerProposalsRoutes } from './generation/proposals/routes.ts';
import { registerGenerationRoutes } from './generation/routes.ts';
import { registerSourcesRoutes } from './generation/sources/routes.ts';
import { allowTokenOrigins } from './http/allow-token-origins.ts';
import { atOnce } from './http/at-once.ts';
import { addJsonBodies } from './http/bodies/json-bodies.ts';
import { HELD_LIMITS, holdBodies } from './http/bodies/request-bodies.ts';
import { BODY_WATCH, watchBodies } from './http/bodies/watch-bodies.ts';
import { endConnectionsGently } from './http/end-connections.ts';
import { addHealth } from './http/health.ts';
import { addTokens } from './http/identity/act-by-token.ts';
import { addAttempts } from './http/identity/attempt-cookie.ts';
import { addCookies } from './http/identity/cookies.ts';
import { identifier, type Identify } from './http/identity/identify.ts';
import { NO_IDENTITY_MEMORY, openIdentityMemory } from './http/identity/identity-memory.ts';
import { addIdentity } from './http/identity/identity.ts';
import { addKnownDevices } from './http/identity/known-devices.ts';
import { addSessions } from './http/identity/session.ts';
import { limitWrites } from './http/limits/limit-writes.ts';
import { type Limiter, limiter } from './http/limits/limiter.ts';
import { LIMITS, type Limits } from './http/limits/limits.ts';
import { nameEpoch } from './http/name-epoch.ts';
import { addOpenApi } from './http/openapi.ts';
import { brokenRequestAnswerer } from './http/problems/broken-requests.ts';
import { refuseSecondHost } from './http/problems/refuse-second-host.ts';
import { refuseWhileStopping } from './http/problems/refuse-while-stopping.ts';
import { addProblems, sendError } from './http/problems/send-problem.ts';
import { type ServedAt, linkOrigin, publicOrigin, trustedOrigin } from './http/public-origin.ts';
import { requestNamer, tellRequestId } from './http/request-id.ts';
import { RequestLog, discreet } from './http/request-log.ts';
import { addSameOriginGuard } from './http/same-origin.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addSecurityLog } from './http/security-log/security-log.ts';
import { addSerialization } from './http/serialization.ts';
import { addValidation } from './http/validation/validation.ts';
import { addWebApp } from './http/web-app/web-app.ts';
import { addMetrics } from './metrics/serve-metrics.ts';
import { offeredWays } from './modules/accounts/offered-ways.ts';
import { registerPasswordRoutes } from './modules/accounts/password-routes.ts';
import { type PasswordRules, passwordRules } from './modules/accounts/password-rules.ts';
import { registerAccountsRoutes } from './modules/accounts/routes.ts';
import { registerSessionRoutes } from './modules/accounts/session-routes.ts';
import { registerAchievementsRoutes } from './modules/achievements/routes.ts';
import { registerAdminBooksRoutes } from './modules/admin-books/routes.ts';
import { registerAdminItemsRoutes } from './modules/admin-items/routes.ts';
import { registerBitesRoutes } from './modules/bites/routes.ts';
import { registerBooksRoutes } from './modules/books/routes.ts';
import { registerClaimsRoutes } from './modules/claims/routes.ts';
import { CoverKeeper } from './modules/covers/cover-keeper.ts';
import { registerDrawnCoversRoutes } from './modules/covers/drawn-routes.ts';
import { registerCoversRoutes } from './modules/covers/routes.ts';
import { registerFlashcardsRoutes } from './modules/flashcards/routes.ts';
import { registerGuestProgressRoutes } from './modules/guest-progress/routes.ts';
import { registerLeaderboardRoutes } from './modules/leaderboard/routes.ts';
import { registerMasteryRoutes } from './modules/mastery/routes.ts';
import { registerOpenIdCallback } from './modules/open-id/callback-route.ts';
import { registerOpenIdRoutes } from './modules/open-id/routes.ts';
import { whereToLogOut } from './modules/open-id/where-to-log-out.ts';
import { registerOwnItemsRoutes } from './modules/own-items/routes.ts';
import { registerPagesRoutes } from './modules/pages/routes.ts';
import { relyingParty } from './modules/passkeys/relying-party.ts';
import { registerPasskeysRoutes } from './modules/passkeys/routes.ts';
import { registerPersonalDataRoutes } from './modules/personal-data/routes.ts';
import { registerProgressRoutes } from './modules/progress/routes.ts';
import type { Feed } from './modules/quiz/feed.ts';
import { FEED_MEGABYTES, openFeed } from './modules/quiz/open-feed.ts';
import { registerQuizRoutes } from './modules/quiz/routes.ts';
import { anonymousKeys } from './modules/reports/anonymous-keys.ts';
import { registerReportsRoutes } from './modules/reports/routes.ts';
import { registerReviewsRoutes } from './modules/reviews/routes.ts';
import { registerShelfRoutes } from './modules/shelf/routes.ts';
import { registerStudyPackRoutes } from './modules/study-pack/routes.ts';
import { registerSyncRoutes } from './modules/sync/routes.ts';
import { registerTokensRoutes } from './modules/tokens/routes.ts';
import { registerTopicsRoutes } from './modules/topics/routes.ts';
import { registerUsersRoutes } from './modules/users/routes.ts';
import type { ServerOptions } from './server-options.ts';

/** For a book's file of 7 MB from the slowest line, or of 30 MB from a phone on the road. */
const REQUEST_TIMEOUT_MS = 15 * MINUTE_MS;
const LONGEST_PARAM = 3000;

const BUILT_WEB_APP = join(import.meta.dirname, '../../web/dist');

/** The whole server, ready to listen or to be injected with requests. */
export async function buildServer(deps: Deps, options: ServerOptions): Promise<FastifyInstance> {
  const { publicUrl, sessionSecret, limits = LIMITS, webFolder = BUILT_WEB_APP } = options;
  const { host, hstsSubdomains = false, budget = DEFAULT_BUDGETS.tokens } = options;
  const headers = await securityHeaders({ publicUrl, hstsSubdomains });
  const requestLog = new RequestLog();
  const app = fastify({
    logger: options.logger === undefined ? false : discreet(options.logger),
    logController: requestLog,
    genReqId: requestNamer(options.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: brokenRequestAnswerer(headers.ofAll),
    trustProxy: options.trustProxy === undefined ? false : [...options.trustProxy],
    routerOptions: { maxParamLength: LONGEST_PARAM, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      headers.set(request, reply);
      tellRequestId(request, reply);
      void sendError(error, request, reply);
      requestLog.requestCompleted(undefined, request, reply);
    },
  });
  app.addHook('onRequest', atOnce(tellRequestId));
  addValidation(app);
  await addSerialization(app);
  addProblems(app);
  watchBodies(app, options.bodyWatch ?? BODY_WATCH);
  holdBodies(app, deps, { ...HELD_LIMITS, ...options.heldLimits });
  addJsonBodies(app);
  addSecurityLog(app, deps, sessionSecret);
  addSecurityHeaders(app, headers);
  const isStopping = endConnectionsGently(app);
  refuseWhileStopping(app);
  refuseSecondHost(app);
  addOpenApi(app, publicUrl);
  addHealth(app, { ...deps, isStopping });
  addMetrics(app, options);
  const megabytes = options.feedMemory ?? FEED_MEGABYTES;
  const memory = megabytes > 0 ? openIdentityMemory(deps.db) : NO_IDENTITY_MEMORY;
  const identify = identifier(deps, { secret: sessionSecret, memory });
  const feed = openFeed(deps.db, {
    megabytes,
    onError: (error) => app.log.error({ err: error }, 'rankings of feeds were not kept'),
  });
  app.addHook('onClose', async () => {
    memory.end();
    await feed.close();
  });
  const rules = await passwordRules(options.passwordPolicy ?? 'basic');
  const parts = { sessionSecret, publicUrl, host, limits, budget, rules, feed, identify };
  await app.register(async (api) => addApi(api, deps, parts));
  await addWebApp(app, { folder: webFolder, publicUrl });
  await app.register(async (pages) => addPages(pages, deps.db, { publicUrl, identify }));
  return app;
}

type ReaderOptions = {
  readonly sessionSecret: string;
  readonly publicUrl: string | undefined;
};

type Parts = {
  readonly limits: Limits;
  readonly budget: GenerationBudget;
  readonly rules: PasswordRules;
  readonly feed: Feed;
  readonly identify: Identify;
};

async function addApi(
  api: FastifyInstance,
  deps: Deps,
  { identify, ...parts }: ReaderOptions & ServedAt & Parts,
): Promise<void> {
  const { sessionSecret, publicUrl, host, limits, budget, rules, feed } = parts;
  allowTokenOrigins(api);
  addSameOriginGuard(api, publicUrl);
  await nameEpoch(api, { db: deps.db });
  await addCookies(api, publicUrl);
  addIdentity(api, deps, identify);
  addTokens(api, deps, limits);
  addKnownDevices(api, deps, sessionSecret);
  limitWrites(api, deps, limits);
  const limited = limiter({ ...deps, secret: sessionSecret }, limits);

  registerUsersRoutes(api, deps);
  registerGuestProgressRoutes(api, deps);
  registerLeaderboardRoutes(api, deps);
  registerQuizRoutes(api, deps, feed);
  registerStudyPackRoutes(api, deps);
  registerProgressRoutes(api, deps);
  registerAchievementsRoutes(api, deps);
  registerFlashcardsRoutes(api, deps);
  registerReviewsRoutes(api, deps);
  registerClaimsRoutes(api, deps);
  registerMasteryRoutes(api, deps);
  registerReportsRoutes(api, deps, { limits: limited, keys: anonymousKeys(sessionSecret) });
  registerSyncRoutes(api, deps);
  registerTopicsRoutes(api, deps);
  const keeper = new CoverKeeper(deps, api.log);
  registerCoversRoutes(api, deps.db, keeper);
  registerDrawnCoversRoutes(api, deps.db);
  registerBooksRoutes(api, deps, { covers: keeper, limits: limited });
  registerShelfRoutes(api, deps);
  registerBitesRoutes(api, deps);
  registerOwnItemsRoutes(api, deps, limited);
  registerProposalsRoutes(api, deps);
  registerGenerationRoutes(api, deps, {
    limits: limited,
    budget,
    modelBudget: modelBudget({ ...deps, budget, secret: sessionSecret }),
  });
  await registerSourcesRoutes(api, deps, limited);
  registerAdminBooksRoutes(api, deps);
  registerAdminItemsRoutes(api, deps);
  await api.register(async (scope) => {
    await addSessions(scope, deps, sessionSecret);
    addAttempts(scope, sessionSecret);
    addCallsOfSessions(scope, deps, { publicUrl, host, limits: limited, rules, feed });
  });
}

/** The calls that begin, end or need a session as such. */
function addCallsOfSessions(
  scope: FastifyInstance,
  deps: Deps,
  {
    limits,
    rules,
    feed,
    ...servedAt
  }: ServedAt & Pick<Parts, 'rules' | 'feed'> & { readonly limits: Limiter },
): void {
  const originOf = (request: FastifyRequest) => trustedOrigin(servedAt, request);
  const linkOriginOf = (request: FastifyRequest) => linkOrigin(servedAt, request);
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
    whereToLogOut: (request) => whereToLogOut(deps.identityProvider, originOf(request)),
  });
  registerSessionRoutes(scope, deps, limits);
  registerPasswordRoutes(scope, deps, { limits, rules, linkOriginOf });
  registerTokensRoutes(scope, deps, limits);
  registerPasskeysRoutes(scope, deps, { limits, partyOf, offeredTo });
  registerOpenIdRoutes(scope, deps, { servedAt, offeredTo });
  registerOpenIdCallback(scope, { ...deps, limits });
  registerPersonalDataRoutes(scope, deps, feed);
}

async function addPages(
  pages: FastifyInstance,
  db: Db,
  { publicUrl, identify }: Pick<ReaderOptions, 'publicUrl'> & Pick<Parts, 'identify'>,
): Promise<void> {
  await addCookies(pages, publicUrl);
  registerPagesRoutes(pages, {
    db,
    readerOf: async (request) => (await identify(request)).reader,
    originOf: (request) => publicOrigin(publicUrl, request),
  });
}
