import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { requireUser } from '../users/find-user.ts';
import { presentStats } from '../users/present-user.ts';
import { bringGuestProgress, readGuestProgress } from './bring-guest-progress.ts';

const NOTHING = { xp: 0, reviews: 0, books: 0 };

export function registerGuestProgressRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getGuestProgress, async ({ reader, request: { guestId } }) =>
    guestId === null || reader.isGuest
      ? NOTHING
      : readGuestProgress(db, { guestId, accountId: reader.id }),
  );

  route(app, endpoints.bringGuestProgress, async ({ reader, request: { guestId }, reply }) => {
    if (guestId !== null) {
      const readers = { guestId, accountId: reader.id };
      await db.transaction().execute((tx) => bringGuestProgress(tx, { ...readers, now: now() }));
      reply.forgetGuest();
    }
    return presentStats(await requireUser(db, reader.id));
  });
}
