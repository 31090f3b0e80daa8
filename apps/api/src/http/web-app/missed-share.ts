import type { Readable } from 'node:stream';

import { MINUTE_MS, MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type PassedOver, passOverBody } from './pass-over-body.ts';

/** As the web manifest names it. */
const SHARE_ADDRESS = '/library';
const LONGEST_MS = MINUTE_MS;

/**
 * Answers a share that came before the web app's worker was there to keep it: the library says that
 * it did not arrive. Nothing of it is kept here: files are sent when their reader adds the book.
 */
export function addMissedShare(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Browsers look for a redirection once all is sent.
    scope.addContentTypeParser('*', (request: FastifyRequest, body: Readable) =>
      passOver(request, body),
    );
    scope.post<{ Body: PassedOver | undefined }>(SHARE_ADDRESS, ({ body }, reply) => {
      if (body === 'too-large') return breakOff(reply, 413, 'too-large');
      if (body === 'too-slow') return breakOff(reply, 408, 'missed');
      return reply.redirect(SHARE_ADDRESS + searchWith('missed'), 303);
    });
  });
}

async function passOver({ headers }: FastifyRequest, body: Readable): Promise<PassedOver> {
  if (Number(headers['content-length'] ?? 0) > MOST_SOURCE_BYTES) return 'too-large';
  return passOverBody(body, MOST_SOURCE_BYTES, AbortSignal.timeout(LONGEST_MS));
}

/** What is still to come is passed over; browsers show the page of an error, which leads on. */
function breakOff(reply: FastifyReply, status: number, trouble: string): FastifyReply {
  const address = searchWith(trouble);
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width" />
<meta name="color-scheme" content="light dark" />
<meta http-equiv="refresh" content="0;url=${address}" />
<title>What you shared did not arrive | Morsel</title>
<p>What you shared did not arrive. <a href="${address}">Open the library</a></p>
</html>
`);
}

const searchWith = (trouble: string) => `?share=${trouble}`;
