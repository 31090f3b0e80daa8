import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { findTopics } from './queries.ts';

export function registerTopicsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getTopics, () => findTopics(db));
}
