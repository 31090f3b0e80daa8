import { join } from 'node:path';

import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';

import type { Deps } from './deps.ts';
import { registerGenerationRoutes } from './generation/routes.ts';
import { registerSourcesRoutes } from './generation/sources/routes.ts';
import { limiter } from './limits/limiter.ts';
import { LIMITS, type Limits } from './limits/limits.ts';
import { registerPasswordRoutes } from './modules/accounts/password-routes.ts';
import { registerAccountsRoutes } from './modules/accounts/routes.ts';
import { registerAchievementsRoutes } from './modules/achievements/routes.ts';
import { registerAdminItemsRoutes } from './modules/admin-items/routes.ts';
import { registerAdminRoutes } from './modules/admin/routes.ts';
import { registerBooksRoutes } from './modules/books/routes.ts';
import { registerDrawnCoversRoutes } from './modules/covers/drawn-routes.ts';
import { CoverKeeper } from './modules/covers/keeping.ts';
import { registerCoversRoutes } from './modules/covers/routes.ts';
import { registerFlashcardsRoutes } from './modules/flashcards/routes.ts';
import { registerGuestProgressRoutes } from './modules/guest-progress/routes.ts';
import { registerLeaderboardRoutes } from './modules/leaderboard/routes.ts';
import { registerMasteryRoutes } from './modules/mastery/routes.ts';
import { registerPagesRoutes } from './modules/pages/routes.ts';
import { registerPersonalDataRoutes } from './modules/personal-data/routes.ts';
import { registerProgressRoutes } from './modules/progress/routes.ts';
import { registerQuizRoutes } from './modules/quiz/routes.ts';
import { registerReportsRoutes } from './modules/reports/routes.ts';
import { registerShelfRoutes } from './modules/shelf/routes.ts';
import { registerStudyPackRoutes } from './modules/study-pack/routes.ts';
import { registerSyncRoutes } from './modules/sync/routes.ts';
import { registerTopicsRoutes } from './modules/topics/routes.ts';
import { registerUsersRoutes } from './modules/users/routes.ts';
import { answerBrokenRequest } from './plugins/broken-requests.ts';
import { addCookies } from './plugins/cookies.ts';
import { addHealth } from './plugins/health.ts';
import { addIdentity, identifier } from './plugins/identity.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addProblems, sendError } from './plugins/problems.ts';
import { publicOrigin } from './plugins/public-origin.ts';
import { refuseWhileStopping } from './plugins/refusing-while-stopping.ts';
import { addSameOriginGuard } from './plugins/same-origin.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { addSerialization } from './plugins/serialization.ts';
import { addSessions } from './plugins/session.ts';
import { addValidation } from './plugins/validation.ts';
import { addWebApp } from './plugins/web-app.ts';
import { limitWrites } from './plugins/write-limit.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Long enough for a book's file from a phone on the road. */
const REQUEST_TIMEOUT_MS = 180_000;
const LONGEST_PARAM = 3000;

const BUILT_WEB_APP = join(import.meta.dirname, '../../web/dist');

export type ServerOptions = {
  readonly sessionSecret: string;
  /** Origin under which readers reach the server, when it is configured. */
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: readonly string[] | undefined;
  /** Folder of the built web app. */
  readonly webFolder?: string | undefined;
  readonly limits?: Limits | undefined;
  readonly logger?: FastifyServerOptions['logger'];
};

/** The whole server, ready to listen or to be injected with requests. */
export async function buildServer(deps: Deps, options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    trustProxy: options.trustProxy === undefined ? false : [...options.trustProxy],
    routerOptions: { maxParamLength: LONGEST_PARAM, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  addValidation(app);
  await addSerialization(app);
  addProblems(app);
  addSecurityHeaders(app);
  refuseWhileStopping(app);
  await addOpenApi(app);
  addHealth(app, deps);
  const { publicUrl, sessionSecret, limits = LIMITS, webFolder = BUILT_WEB_APP } = options;
  await app.register(async (api) => addApi(api, deps, { sessionSecret, publicUrl, limits }));
  await addWebApp(app, { folder: webFolder, publicUrl });
  await app.register(async (pages) => addPages(pages, deps, { sessionSecret, publicUrl }));
  return app;
}

type ReaderOptions = {
  readonly sessionSecret: string;
  readonly publicUrl: string | undefined;
};

async function addApi(
  api: FastifyInstance,
  deps: Deps,
  { sessionSecret, publicUrl, limits }: ReaderOptions & { readonly limits: Limits },
): Promise<void> {
  addSameOriginGuard(api, publicUrl);
  await addCookies(api, publicUrl);
  addIdentity(api, deps, sessionSecret);
  limitWrites(api, deps, limits);
  const limited = limiter(deps, limits);

  registerUsersRoutes(api, deps);
  registerGuestProgressRoutes(api, deps);
  registerLeaderboardRoutes(api, deps);
  registerQuizRoutes(api, deps);
  registerStudyPackRoutes(api, deps);
  registerProgressRoutes(api, deps);
  registerAchievementsRoutes(api, deps);
  registerFlashcardsRoutes(api, deps);
  registerMasteryRoutes(api, deps);
  registerReportsRoutes(api, deps);
  registerSyncRoutes(api, deps);
  registerTopicsRoutes(api, deps);
  const keeper = new CoverKeeper(deps, api.log);
  registerCoversRoutes(api, deps.db, keeper);
  registerDrawnCoversRoutes(api, deps.db);
  registerBooksRoutes(api, deps, keeper);
  registerShelfRoutes(api, deps);
  registerGenerationRoutes(api, deps, limited);
  await registerSourcesRoutes(api, deps, limited);
  registerAdminRoutes(api, deps);
  registerAdminItemsRoutes(api, deps);
  await api.register(async (scope) => {
    await addSessions(scope, deps, sessionSecret);
    registerAccountsRoutes(scope, deps, limited);
    const originOf = (request: FastifyRequest) => publicOrigin(publicUrl, request);
    registerPasswordRoutes(scope, deps, { limits: limited, originOf });
    registerPersonalDataRoutes(scope, deps);
  });
}

async function addPages(
  pages: FastifyInstance,
  { db, now }: Deps,
  { sessionSecret, publicUrl }: ReaderOptions,
): Promise<void> {
  await addCookies(pages, publicUrl);
  const identify = identifier({ db, now }, sessionSecret);
  registerPagesRoutes(pages, {
    db,
    readerOf: async (request) => (await identify(request)).reader,
    originOf: (request) => publicOrigin(publicUrl, request),
  });
}
