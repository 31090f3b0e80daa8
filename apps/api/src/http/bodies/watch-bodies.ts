import { MINUTE_MS, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import type { Pace } from './body-pace.ts';
import { ComingBody, hasBody, isWhole } from './coming-body.ts';

export type BodyWatch = Pace & { readonly lookEveryMs: number };

/** A phone on a weak line sends twice as fast: a book of 2 MB takes it two minutes. */
export const BODY_WATCH: BodyWatch = {
  patienceMs: MINUTE_MS,
  bytesPerSecond: 8 * 1024,
  lookEveryMs: 5_000,
};

/** What is refused is passed over up to here. */
const MOST_BYTES = 2 * MOST_SOURCE_BYTES;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where there is none. */
    comingBody: ComingBody | null;
  }
}

/**
 * Gives up bodies that come too slowly, whoever reads them. What is still to come of a request that
 * has its answer is passed over at the same pace, and nothing of it is kept: browsers look for an
 * answer once they have sent all, and take a connection that ends before for a failure of the network.
 */
export function watchBodies(app: FastifyInstance, watch: BodyWatch): void {
  const coming = new Set<ComingBody>();
  app.decorateRequest('comingBody', null);
  const limits = { ...watch, most: MOST_BYTES };
  app.addHook('onRequest', (request, { raw: response }, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const body = new ComingBody({ raw, response }, limits, performance.now());
      request.comingBody = body;
      coming.add(body);
    }
    done();
  });
  app.addHook('onSend', ({ raw, comingBody }, reply, _payload, done) => {
    if (comingBody !== null) {
      // Until the next look it would keep the request, and thousands come before that.
      if (isWhole(raw)) coming.delete(comingBody);
      else reply.removeHeader('connection');
    }
    done();
  });
  const look = () => {
    for (const body of coming) if (!body.look(performance.now())) coming.delete(body);
  };
  const timer = setInterval(look, watch.lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
