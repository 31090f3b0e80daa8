import type { FastifyInstance, FastifyReply } from 'fastify';

import { atOnce } from '../at-once.ts';
import { problemWith } from './problem.ts';
import { sendProblem } from './send-problem.ts';

const RETRY_AFTER_S = '2';

/**
 * Once connections have had their time to end gently, requests on those that are still open get a 503.
 * To be added after `endConnectionsGently`, since hooks of the stop run in order, and before all other
 * hooks, with the framework's own answer (`return503OnClosing`) off: that one is no problem document.
 */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isRefusing = false;
  app.addHook('preClose', async () => {
    isRefusing = true;
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!isRefusing) return done();
    void sendStopping(reply);
  });
  // Connections that wait for a next request would hold up the end until they are given up.
  app.addHook(
    'onResponse',
    atOnce(() => {
      if (isRefusing) setImmediate(() => app.server.closeIdleConnections());
    }),
  );
}

export function sendStopping(reply: FastifyReply) {
  reply.header('retry-after', RETRY_AFTER_S);
  const detail = 'Morsel is stopping; try again in a moment';
  return sendProblem(reply, problemWith({ status: 503, detail }));
}
