import { endpoints } from '@morsel/sdk/contract';
import { levelOf } from '@morsel/sdk/rules';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { topReaders } from './queries.ts';
import { changeStanding, readStanding } from './reader-standing.ts';

export function registerLeaderboardRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, endpoints.getLeaderboard, async () => {
    const rows = await topReaders(db);
    return rows.map(({ id, xp, streak }) => ({ id, level: levelOf(xp), xp, streak }));
  });

  route(app, endpoints.getStanding, ({ params: { userId } }) => readStanding(db, userId));

  route(app, endpoints.changeStanding, ({ params: { userId }, body: { isListed } }) =>
    db.transaction().execute((tx) => changeStanding(tx, { userId, isListed })),
  );
}
