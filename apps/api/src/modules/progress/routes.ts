import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../routing.ts';
import { readBookMemory, readShelfMemory } from './reading-memory.ts';
import { readProgress } from './reading-progress.ts';

export function registerProgressRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.getProgress, ({ reader }) => readProgress(db, { reader, now: now() }));

  route(app, endpoints.getMemory, ({ reader }) => readShelfMemory(db, { reader, now: now() }));

  route(app, endpoints.getBookMemory, ({ params, reader }) =>
    readBookMemory(db, { reader, now: now(), bookId: params.bookId }),
  );
}
