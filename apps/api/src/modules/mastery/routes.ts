import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { listMastered, readBookMastery } from './list-mastered.ts';

export function registerMasteryRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getMastered, async ({ reader }) => listMastered(db, reader));

  route(app, endpoints.getBookMastery, async ({ params, reader }) => ({
    ismastered: await readBookMastery(db, reader, params.bookId),
  }));
}
