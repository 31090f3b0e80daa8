import type { FastifyInstance } from 'fastify';

import { problemWith } from './problem.ts';
import { sendProblem } from './send-problem.ts';

/**
 * A request that names two hosts is refused (RFC 9112, 3.2): Node takes the first, and what stands
 * between may take the last, and keep an answer for the wrong one.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (countHosts(raw.rawHeaders) < 2) return done();
    void sendProblem(reply, problemWith({ status: 400, detail: 'The request names two hosts' }));
  });
}

/** Of headers as they came: a name, its value, a name … */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
