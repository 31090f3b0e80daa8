import type { FastifyInstance } from 'fastify';

import { problemWith } from './problem.ts';
import { sendProblem } from './send-problem.ts';

/**
 * A request that names two hosts is refused (RFC 9112, 3.2): Node takes the first, and what stands
 * between may take the last, and keep an answer for the wrong one.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    if (hosts.length < 2) return;
    return sendProblem(reply, problemWith({ status: 400, detail: 'The request names two hosts' }));
  });
}
