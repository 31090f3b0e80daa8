import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { UnauthenticatedError } from '../../errors.ts';
import { route } from '../../routing.ts';
import { dayStreakOf } from '../reviews/practised-days.ts';
import { userById } from './finding.ts';
import { presentStats, presentUser } from './presenting.ts';

export function registerUsersRoutes(app: FastifyInstance, { db, now }: Deps): void {
  // A guest is not signed in: the screens show the way to an account.
  route(app, endpoints.getCurrentUser, async ({ reader }) => {
    if (reader === null || reader.isGuest) throw new UnauthenticatedError();
    return presentUser(await userById(db, reader.id));
  });

  route(app, endpoints.getStats, async ({ reader }) => ({
    ...presentStats(await userById(db, reader.id)),
    dayStreak: await dayStreakOf(db, { userId: reader.id, now: now() }),
  }));
}
