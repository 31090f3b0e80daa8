import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/routing.ts';
import { measured } from '../../measured.ts';
import { requireUser } from '../users/find-user.ts';
import { presentStats } from '../users/present-user.ts';
import { syncBacklog } from './sync-backlog.ts';

export function registerSyncRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.syncOperations, async ({ reader, body, request }) => {
    const { sentAt, operations } = body;
    measured.backlog.tell({ operations: operations.length });
    const backlog = { reader, operations, sentAt, receivedAt: now() };
    const results = await syncBacklog(db, backlog, request.log);
    return { results, stats: presentStats(await requireUser(db, reader.id)), now: now() };
  });
}
