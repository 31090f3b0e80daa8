import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps.ts';
import { route } from '../../routing.ts';
import { userById } from '../users/finding.ts';
import { presentStats } from '../users/presenting.ts';
import { syncBacklog } from './syncing.ts';

export function registerSyncRoutes(app: FastifyInstance, { db, now }: Deps): void {
  route(app, endpoints.syncOperations, async ({ reader, body, request }) => {
    const { sentAt, operations } = body;
    const backlog = { reader, operations, sentAt, receivedAt: now() };
    const results = await syncBacklog(db, backlog, request.log);
    return { results, stats: presentStats(await userById(db, reader.id)), now: now() };
  });
}
