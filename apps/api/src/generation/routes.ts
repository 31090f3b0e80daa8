import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { requireAdder } from '../items/adders.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Reader } from '../reader.ts';
import { eventStream, route } from '../routing.ts';
import type { Makeable } from './draft.ts';
import { generateItems } from './generating.ts';
import { regenerateItem } from './regenerating/regenerating.ts';
import { Followers, changesOf } from './runs/following.ts';
import { cancelRuns, listRuns } from './runs/listing.ts';

type BookCall = { readonly reader: Reader; readonly params: { readonly bookId: number } };
type GenerationCall = BookCall & { readonly query: { readonly sourceId?: number } };

export function registerGenerationRoutes(
  app: FastifyInstance,
  { db, now, model }: Deps,
  limits: Limiter,
): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  const deps = { db, now, model, limits, stopping: stopping.signal };
  const underWay = new Set<Promise<unknown>>();
  // Readers may have left, so that no connection waits for what they have asked for.
  app.addHook('onClose', async () => {
    await Promise.allSettled(underWay);
  });

  const byAdder = ({ reader, params }: BookCall) => requireAdder(db, reader, params.bookId);
  const awaited = <Made>(made: Promise<Made>) => {
    underWay.add(made);
    return made.finally(() => underWay.delete(made));
  };
  const generate =
    (what: Makeable) =>
    ({ reader, params: { bookId }, query: { sourceId } }: GenerationCall) =>
      awaited(generateItems(deps, { reader, bookId, what, sourceId }));
  const runsOf = ({ reader, params: { bookId } }: BookCall) => ({ reader, bookId, now: now() });

  route(app, endpoints.generateQuestions, generate('questions'), byAdder);
  route(app, endpoints.generateFlashcards, generate('flashcards'), byAdder);

  route(app, endpoints.getBookRuns, (call) => listRuns(db, runsOf(call)), byAdder);
  route(app, endpoints.cancelRuns, (call) => cancelRuns(db, runsOf(call)), byAdder);
  const followers = new Followers();
  eventStream(
    app,
    endpoints.followRuns,
    (call, signal) => {
      followers.admit(call.reader.id, signal);
      return changesOf(() => listRuns(db, runsOf(call)), signal);
    },
    byAdder,
  );

  route(app, endpoints.regenerateItem, ({ reader, params: { itemId } }) =>
    awaited(regenerateItem(deps, { reader, itemId })),
  );
}
