import type { FastifyInstance } from 'fastify';

import { isApiPath } from './api-path.ts';

/** Pictures may come from any https address, since covers are typed in; all else is our own. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' https:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Half a year; browsers ignore it over plain http, where it is not sent. */
const HTTPS_FROM_NOW_ON = 'max-age=15552000';

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', HTTPS_FROM_NOW_ON);
    }
    // Answers are a reader's own and change all the time: nothing on the way may keep them.
    if (isApiPath(request.url)) reply.header('cache-control', 'no-store');
  });
}
