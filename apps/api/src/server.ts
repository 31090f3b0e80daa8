import { join } from 'node:path';

import { MINUTE_MS } from '@morsel/sdk/domain';
import fastify, { type FastifyInstance } from 'fastify';

import { addApi, type Parts, type ReaderOptions } from './add-api.ts';
import type { Db } from './database/connection.ts';
import type { Deps } from './deps.ts';
import { DEFAULT_BUDGETS } from './generation/budget/generation-budget.ts';
import { atOnce } from './http/at-once.ts';
import { addBasePath, basePathOf, stripBasePath } from './http/base-path.ts';
import { addJsonBodies } from './http/bodies/json-bodies.ts';
import { HELD_LIMITS, holdBodies } from './http/bodies/request-bodies.ts';
import { BODY_WATCH, watchBodies } from './http/bodies/watch-bodies.ts';
import { endConnectionsGently } from './http/end-connections.ts';
import { addHealth } from './http/health.ts';
import { addCookies } from './http/identity/cookies.ts';
import { identifier } from './http/identity/identify.ts';
import { NO_IDENTITY_MEMORY, openIdentityMemory } from './http/identity/identity-memory.ts';
import { LIMITS } from './http/limits/limits.ts';
import { addOpenApi } from './http/openapi.ts';
import { brokenRequestAnswerer } from './http/problems/broken-requests.ts';
import { refuseSecondHost } from './http/problems/refuse-second-host.ts';
import { refuseWhileStopping } from './http/problems/refuse-while-stopping.ts';
import { addProblems, sendError } from './http/problems/send-problem.ts';
import { publicAddress } from './http/public-origin.ts';
import { requestNamer, tellRequestId } from './http/request-id.ts';
import { RequestLog, discreet } from './http/request-log.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addSecurityLog } from './http/security-log/security-log.ts';
import { addSerialization } from './http/serialization.ts';
import { addValidation } from './http/validation/validation.ts';
import { addWebApp } from './http/web-app/web-app.ts';
import { networkOfReach } from './internet/network.ts';
import { addMetrics } from './metrics/serve-metrics.ts';
import { passwordRules } from './modules/accounts/password-rules.ts';
import { registerPagesRoutes } from './modules/pages/routes.ts';
import { FEED_MEGABYTES, openFeed } from './modules/quiz/open-feed.ts';
import { logInBy } from './modules/sync-servers/log-in.ts';
import type { ServerOptions } from './server-options.ts';

/** For a book's file of 7 MB from the slowest line, or of 30 MB from a phone on the road. */
const REQUEST_TIMEOUT_MS = 15 * MINUTE_MS;
const LONGEST_PARAM = 3000;

const BUILT_WEB_APP = join(import.meta.dirname, '../../web/dist');

/** The whole server, ready to listen or to be injected with requests. */
export async function buildServer(deps: Deps, options: ServerOptions): Promise<FastifyInstance> {
  const { publicUrl, sessionSecret, limits = LIMITS, webFolder = BUILT_WEB_APP } = options;
  const { host, hstsSubdomains = false, budget = DEFAULT_BUDGETS.tokens } = options;
  const basePath = basePathOf(publicUrl);
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
    rewriteUrl: stripBasePath(basePath),
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
  addProblems(app, deps);
  watchBodies(app, options.bodyWatch ?? BODY_WATCH);
  holdBodies(app, deps, { ...HELD_LIMITS, ...options.heldLimits });
  addJsonBodies(app);
  addSecurityLog(app, deps, sessionSecret);
  addSecurityHeaders(app, headers);
  const isStopping = endConnectionsGently(app);
  refuseWhileStopping(app);
  refuseSecondHost(app);
  addBasePath(app, basePath);
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
  const reach = options.webhookReach ?? 'public';
  const logIn = options.logIn ?? logInBy(networkOfReach(reach));
  const outgoing = { reach, logIn };
  const reading = { limits, budget, rules, feed, identify };
  const parts = { sessionSecret, publicUrl, host, ...reading, ...outgoing };
  await app.register(async (api) => addApi(api, deps, parts));
  await addWebApp(app, { folder: webFolder, publicUrl });
  await app.register(async (pages) => addPages(pages, deps.db, { publicUrl, identify }));
  return app;
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
    addressOf: (request) => publicAddress(publicUrl, request),
  });
}
