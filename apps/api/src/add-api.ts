import type { FastifyInstance } from 'fastify';

import { addCallsOfSessions } from './add-calls-of-sessions.ts';
import { registerAssistantRoutes } from './assistant/routes.ts';
import type { Deps } from './deps.ts';
import type { GenerationBudget } from './generation/budget/generation-budget.ts';
import { modelBudget } from './generation/budget/model-budget.ts';
import { registerProposalsRoutes } from './generation/proposals/routes.ts';
import { registerGenerationRoutes } from './generation/routes.ts';
import { registerSourcesRoutes } from './generation/sources/routes.ts';
import { allowTokenOrigins } from './http/allow-token-origins.ts';
import { addTokens } from './http/identity/act-by-token.ts';
import { addAttempts } from './http/identity/attempt-cookie.ts';
import { addCookies } from './http/identity/cookies.ts';
import type { Identify } from './http/identity/identify.ts';
import { addIdentity } from './http/identity/identity.ts';
import { addKnownDevices } from './http/identity/known-devices.ts';
import { addSessions } from './http/identity/session.ts';
import { countInProcess } from './http/limits/count-in-process.ts';
import { limitWrites } from './http/limits/limit-writes.ts';
import { limiter } from './http/limits/limiter.ts';
import type { Limits } from './http/limits/limits.ts';
import { nameEpoch } from './http/name-epoch.ts';
import type { ServedAt } from './http/public-origin.ts';
import { addSameOriginGuard } from './http/same-origin.ts';
import type { ReaderReach } from './internet/address-of-reader.ts';
import type { PasswordRules } from './modules/accounts/password-rules.ts';
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
import { registerOwnItemsRoutes } from './modules/own-items/routes.ts';
import { registerProgressRoutes } from './modules/progress/routes.ts';
import type { Feed } from './modules/quiz/feed.ts';
import { registerQuizRoutes } from './modules/quiz/routes.ts';
import { anonymousKeys } from './modules/reports/anonymous-keys.ts';
import { registerReportsRoutes } from './modules/reports/routes.ts';
import { registerReviewsRoutes } from './modules/reviews/routes.ts';
import { registerShelfRoutes } from './modules/shelf/routes.ts';
import { registerStudyPackRoutes } from './modules/study-pack/routes.ts';
import { keySeal } from './modules/sync-servers/key-seal.ts';
import type { LogIn } from './modules/sync-servers/log-in.ts';
import { registerSyncRoutes } from './modules/sync/routes.ts';
import { registerTopicsRoutes } from './modules/topics/routes.ts';
import { registerUsersRoutes } from './modules/users/routes.ts';
import { registerReadingAlongRoutes } from './reading-along/routes.ts';

export type ReaderOptions = {
  readonly sessionSecret: string;
  readonly publicUrl: string | undefined;
};

export type Parts = {
  readonly limits: Limits;
  readonly budget: GenerationBudget;
  readonly rules: PasswordRules;
  readonly feed: Feed;
  readonly identify: Identify;
  readonly reach: ReaderReach;
  readonly logIn: LogIn;
};

/** All calls of the contract, with what comes before each. */
export async function addApi(
  api: FastifyInstance,
  deps: Deps,
  { identify, ...parts }: ReaderOptions & ServedAt & Parts,
): Promise<void> {
  const { sessionSecret, publicUrl, host, limits, budget, rules, feed, reach, logIn } = parts;
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
  await registerReadingAlongRoutes(api, deps, limited);
  registerAssistantRoutes(api, deps, {
    limits: limited,
    covers: keeper,
    countSearch: countInProcess(limits.passageSearches),
    servedAt: { publicUrl, host },
  });
  registerAdminBooksRoutes(api, deps);
  registerAdminItemsRoutes(api, deps);
  await api.register(async (scope) => {
    await addSessions(scope, deps, sessionSecret);
    addAttempts(scope, sessionSecret);
    addCallsOfSessions(scope, deps, {
      publicUrl,
      host,
      limits: limited,
      rules,
      feed,
      reach,
      logIn,
      seal: keySeal(sessionSecret),
    });
  });
}
