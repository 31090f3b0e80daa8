import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import { route } from '../../http/routing.ts';
import type { ReaderReach } from '../../internet/address-of-reader.ts';
import { findPassingOn } from './find-passing-on.ts';
import type { KeySeal } from './key-seal.ts';
import type { LogIn } from './log-in.ts';
import { nameSyncServer } from './name-sync-server.ts';
import { removeSyncServer } from './remove-sync-server.ts';

type Environment = {
  readonly limits: Limiter;
  readonly reach: ReaderReach;
  readonly logIn: LogIn;
  readonly seal: KeySeal;
};

/** To be added where sessions are. */
export function registerSyncServersRoutes(
  app: FastifyInstance,
  { db, now }: Deps,
  { limits, ...asking }: Environment,
): void {
  route(app, endpoints.getSyncServer, ({ reader }) => findPassingOn(db, reader.id));

  route(app, endpoints.setSyncServer, async ({ reader, body, request }) => {
    await limits.syncServer(reader);
    const publicId = request.openSession?.publicId ?? '';
    return nameSyncServer(db, { reader, publicId, server: body, now, ...asking });
  });

  route(app, endpoints.removeSyncServer, async ({ reader }) => {
    await removeSyncServer(db, reader);
    return { ok: true };
  });
}
