import type { FastifyInstance } from 'fastify';

import { atOnce } from '../at-once.ts';
import { problemWith } from './problem.ts';
import { sendProblem } from './send-problem.ts';

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
  app.addHook('onRequest', (_request, reply, done) => {
    if (!stopping) return done();
    reply.header('retry-after', RETRY_AFTER_S);
    const detail = 'Morsel is stopping; try again in a moment';
    void sendProblem(reply, problemWith({ status: 503, detail }));
  });
  // Connections that wait for a next request would hold up the end until they are given up.
  app.addHook(
    'onResponse',
    atOnce(() => {
      if (stopping) setImmediate(() => app.server.closeIdleConnections());
    }),
  );
}
