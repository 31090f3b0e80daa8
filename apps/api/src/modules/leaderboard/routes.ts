import { endpoints } from '@morsel/sdk/contract';
import { levelOf } from '@morsel/sdk/rules';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../routing.ts';
import { topReaders } from './queries.ts';

export function registerLeaderboardRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getLeaderboard, async () => {
    const rows = await topReaders(db, {});
    return rows.map(({ id, xp, streak }) => ({ id, level: levelOf(xp), xp, streak }));
  });
}
