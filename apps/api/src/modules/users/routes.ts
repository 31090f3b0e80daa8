import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route, unknownReader } from '../../http/routing.ts';
import { dayStreakOf } from '../reviews/practised-days.ts';
import { requireUser } from './find-user.ts';
import { presentStats, presentUser } from './present-user.ts';

export function registerUsersRoutes(app: FastifyInstance, { db, now }: Deps): void {
  // A guest is not signed in: the screens show the way to an account.
  route(app, endpoints.getCurrentUser, async ({ reader, request }) => {
    if (reader === null || reader.isGuest) throw unknownReader(request);
    return presentUser(await requireUser(db, reader.id));
  });

  route(app, endpoints.getStats, async ({ reader }) => ({
    ...presentStats(await requireUser(db, reader.id)),
    dayStreak: await dayStreakOf(db, { userId: reader.id, now: now() }),
  }));
}
