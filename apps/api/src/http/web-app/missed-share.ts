import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import type { FastifyInstance, FastifyRequest } from 'fastify';

/** As the web manifest names it. */
const SHARE_ADDRESS = '/library';

/**
 * Answers a share that came before the web app's worker was there to keep it: the library says that
 * it did not arrive. Nothing of it is kept here: files are sent when their reader adds the book.
 */
export function addMissedShare(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Browsers look at the answer once all is sent.
    scope.addContentTypeParser('*', (_: FastifyRequest, payload: Readable) => passedOver(payload));
    scope.post(SHARE_ADDRESS, { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(`${SHARE_ADDRESS}?share=missed`, 303),
    );
  });
}

async function passedOver(payload: Readable): Promise<void> {
  payload.resume();
  // Who breaks off gets no answer.
  await finished(payload).catch(() => {});
}
