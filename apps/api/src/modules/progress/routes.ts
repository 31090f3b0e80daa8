import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { readBookMemory, readShelfMemory } from './read-memory.ts';
import { readProgress } from './read-progress.ts';

export function registerProgressRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getProgress, ({ reader }) => readProgress(db, { reader, now: now() }));

  route(app, endpoints.getMemory, ({ reader }) => readShelfMemory(db, { reader, now: now() }));

  route(app, endpoints.getBookMemory, ({ params, reader }) =>
    readBookMemory(db, { reader, now: now(), bookId: params.bookId }),
  );
}
