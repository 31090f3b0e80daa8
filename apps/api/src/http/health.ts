import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { canUseDatabase } from '../database/can-use-database.ts';
import type { Deps } from '../deps.ts';
import { sendStopping } from './problems/refuse-while-stopping.ts';

type Observed = Pick<Deps, 'db'> & { readonly isStopping: () => boolean };

/**
 * For those who run the server, and for proxies in front of it; not part of the contract. All are 503
 * from the moment it begins to stop.
 *
 * `GET /health/live`: 200 while the process answers. The database is not asked: to start the process
 * anew would mend nothing there.
 * `GET /health/ready`, and `GET /api/health` as it was called before: 200 while requests can be
 * answered, 503 when the database cannot be used or takes longer than two seconds.
 */
export function addHealth(app: FastifyInstance, { db, isStopping }: Observed): void {
  const check = canUseDatabase(db);
  const answerLive = async (_: FastifyRequest, reply: FastifyReply) => {
    if (isStopping()) return sendStopping(reply);
    reply.header('cache-control', 'no-store');
    return { ok: true };
  };
  const answerReady = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isStopping()) await check();
    return answerLive(request, reply);
  };
  app.get('/health/live', answerLive);
  app.get('/health/ready', answerReady);
  app.get('/api/health', answerReady);
}
