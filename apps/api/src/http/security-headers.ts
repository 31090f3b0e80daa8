import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

import { isApiPath } from './api-path.ts';

/** Pictures may come from any https address, since covers are typed in; all else is our own. */
const directives = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Half a year; browsers ignore it over plain http, where it is not sent. */
const HTTPS_FROM_NOW_ON = 'max-age=15552000';

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'same-origin' },
    // Covers may be shown on other pages.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', HTTPS_FROM_NOW_ON);
    }
    // Answers are a reader's own and change all the time: nothing on the way may keep them.
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
  });
}
