import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route, unknownReader } from '../../http/routing.ts';
import { dayStreakFrom } from '../reviews/reader-days.ts';
import { requireUser } from './find-user.ts';
import { presentStats, presentUser } from './present-user.ts';

export function registerUsersRoutes(app: FastifyInstance, { db, now }: Deps): void {
  // A guest is not signed in: the screens show the way to an account.
  route(app, endpoints.getCurrentUser, async ({ reader, request }) => {
    if (reader === null || reader.isGuest) throw unknownReader(request);
    return presentUser(await requireUser(db, reader.id));
  });

  route(app, endpoints.getStats, async ({ reader }) => {
    const user = await requireUser(db, reader.id);
    const dayStreak = await dayStreakFrom(db, user, { userId: user.id, now: now() });
    return { ...presentStats(user), dayStreak };
  });
}
