import { endpoints } from '@morsel/sdk/contract';
import { STUDY_PACK_SIZE } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { readStudyPack } from './read-study-pack.ts';

export function registerStudyPackRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getStudyPack, async ({ query, reader }) =>
    readStudyPack(db, {
      reader,
      size: query.size ?? STUDY_PACK_SIZE,
      known: new Set(query.known?.split(',')),
      now: now(),
    }),
  );
}
