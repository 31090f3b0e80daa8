import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import type { WebhookReach } from '../webhooks/webhook-address.ts';
import type { LogIn } from './log-in.ts';
import { findPassingOn, forgetSyncServer, nameSyncServer } from './name-sync-server.ts';

type Environment = {
  readonly limits: Limiter;
  readonly reach: WebhookReach;
  readonly logIn: LogIn;
};

/** To be added where sessions are. */
export function registerSyncServersRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { limits, reach, logIn }: Environment,
): void {
  route(app, endpoints.getSyncServer, ({ reader }) => findPassingOn(db, reader.id));

  route(app, endpoints.setSyncServer, async ({ reader, body, request }) => {
    await limits.syncServer(reader);
    const publicId = request.openSession?.publicId ?? '';
    return nameSyncServer(db, { reader, publicId, server: body, reach, logIn, now });
  });

  route(app, endpoints.removeSyncServer, async ({ reader }) => {
    await forgetSyncServer(db, reader);
    return { ok: true };
  });
}
