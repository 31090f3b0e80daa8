import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { listAchievements } from './list-achievements.ts';

export function registerAchievementsRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getAchievements, async ({ reader }) => listAchievements(db, reader));
}
