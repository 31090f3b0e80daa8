import { endpoints, STUDY_PACK_SIZE } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../routing.ts';
import { packFor } from './packing.ts';

export function registerStudyPackRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getStudyPack, async ({ query, reader }) =>
    packFor(db, {
      reader,
      size: query.size ?? STUDY_PACK_SIZE,
      known: new Set(query.known?.split(',')),
      now: now(),
    }),
  );
}
