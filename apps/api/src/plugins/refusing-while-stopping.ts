import type { FastifyInstance } from 'fastify';

import { problemWith } from '../problem.ts';
import { sendProblem } from './problems.ts';

const RETRY_AFTER_S = '2';

/**
 * From the moment the server begins to stop, requests on connections that are still open get a 503.
 * To be added before all other hooks, with the framework's own answer (`return503OnClosing`) off:
 * that one is no problem document.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping) return;
    reply.header('retry-after', RETRY_AFTER_S);
    const detail = 'Morsel is stopping; try again in a moment';
    return sendProblem(reply, problemWith({ status: 503, detail }));
  });
  // Kept for further requests, the connection of one that was under way would hold up the end.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
