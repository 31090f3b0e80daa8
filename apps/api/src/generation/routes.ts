import { endpoints, type GenerationQuery, type Provider } from '@morsel/sdk/contract';
import type { Makeable } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { isStillLetIn } from '../http/identity/still-let-in.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { eventStream, route } from '../http/routing.ts';
import { requireAdder } from '../items/book-adders.ts';
import type { Reader } from '../reader.ts';
import { batchWishOf } from './batches/batch-wish.ts';
import { offerBites } from './bites/offer-bites.ts';
import { TextRanking } from './bites/rank-texts.ts';
import type { GenerationBudget } from './budget/generation-budget.ts';
import type { ModelBudget } from './budget/model-budget.ts';
import { presentBudget } from './budget/present-budget.ts';
import { sumCosts } from './costs/sum-costs.ts';
import { estimateGeneration } from './estimate/estimate-generation.ts';
import { generateItems } from './generate-items.ts';
import { makePlan, readPlan, steerIdea } from './planning/steer-plan.ts';
import type { Model } from './provider/model.ts';
import { regenerateItem } from './regeneration/regenerate-item.ts';
import { Followers, changesOf } from './runs/follow-runs.ts';
import { cancelRuns, listRuns } from './runs/list-runs.ts';

/** Its address may tell of the operator's network. */
const providerOf = (
  { name, place, address, reviewer }: Model,
  reader: Reader | null,
): Provider => ({
  model: name,
  place,
  address: reader?.role === 'admin' ? address : null,
  reviewModel: reviewer?.name ?? null,
});

type BookCall = { readonly reader: Reader; readonly params: { readonly bookId: number } };
type GenerationCall = BookCall & {
  readonly query: GenerationQuery;
  readonly request: { readonly ip: string };
};

/** What keeps generation within bounds. */
type Held = {
  readonly limits: Limiter;
  readonly budget: GenerationBudget;
  readonly modelBudget: ModelBudget;
};

export function registerGenerationRoutes(
  app: FastifyInstance,
  { db, now, model }: Deps,
  { limits, budget, modelBudget }: Held,
): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  const underWay = new Set<Promise<unknown>>();
  const awaited = <Made>(made: Promise<Made>) => {
    underWay.add(made);
    return made.finally(() => underWay.delete(made));
  };
  const keepGoing = (work: Promise<unknown>) => void awaited(work).catch(() => undefined);
  const deps = { db, now, model, limits, modelBudget, stopping: stopping.signal, keepGoing };
  // Readers may have left, so that no connection waits for what they have asked for.
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay);
  });

  const byAdder = ({ reader, params }: BookCall) => requireAdder(db, reader, params.bookId);
  const generate =
    (what: Makeable) =>
    async ({ reader, params: { bookId }, query, request: { ip: address } }: GenerationCall) =>
      awaited(generateItems(deps, { ...batchWishOf(what, query), reader, bookId, address }));
  const runsOf = ({ reader, params: { bookId } }: BookCall) => ({ reader, bookId, now: now() });

  route(app, endpoints.getGenerationMeans, async ({ reader }) => ({
    hasModel: model !== undefined,
    // Who is nobody yet becomes a guest.
    needsText: model === undefined || reader === null || reader.isGuest,
    provider: model === undefined ? null : providerOf(model, reader),
  }));
  route(app, endpoints.generateQuestions, generate('questions'), byAdder);
  route(app, endpoints.generateFlashcards, generate('flashcards'), byAdder);

  route(
    app,
    endpoints.estimateGeneration,
    async ({ reader, params: { bookId }, query: { what, ...query } }) =>
      estimateGeneration(deps, { ...batchWishOf(what, query), reader, bookId }),
    byAdder,
  );

  route(app, endpoints.getBookRuns, (call) => listRuns(db, runsOf(call)), byAdder);
  route(app, endpoints.cancelRuns, (call) => cancelRuns(db, runsOf(call)), byAdder);
  const followers = new Followers();
  eventStream(
    app,
    endpoints.followRuns,
    (call, signal) => {
      followers.admit(call.reader.id, signal);
      const list = () => listRuns(db, runsOf(call));
      const isLetIn = () => isStillLetIn(db, call.request, now());
      return changesOf({ list, isLetIn }, signal);
    },
    byAdder,
  );

  const ranking = new TextRanking({ db, now });
  app.addHook('onClose', () => ranking.close());
  route(app, endpoints.offerBites, ({ reader, params: { bookId } }) =>
    offerBites({ db, now, ranking }, { reader, bookId }),
  );

  route(app, endpoints.getPlan, ({ reader, params: { sourceId } }) =>
    readPlan(db, { reader, sourceId }),
  );
  route(app, endpoints.makePlan, ({ reader, params: { sourceId }, request: { ip: address } }) =>
    awaited(makePlan(deps, { reader, sourceId, address })),
  );
  route(app, endpoints.steerIdea, ({ reader, params: { sourceId }, body }) =>
    db.transaction().execute((tx) => steerIdea(tx, { reader, sourceId, ...body, now: now() })),
  );

  route(app, endpoints.getModelCosts, async () => ({
    ...(await sumCosts(db, now())),
    budget: model === undefined ? null : await presentBudget(db, budget, now()),
  }));

  route(app, endpoints.regenerateItem, ({ reader, params: { itemId }, request: { ip: address } }) =>
    awaited(regenerateItem(deps, { reader, itemId, address })),
  );
}
