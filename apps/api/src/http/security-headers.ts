import helmet from '@fastify/helmet';
import { DAY_S } from '@morsel/sdk/domain';
import type { FastifyInstance } from 'fastify';

import { isForApi } from './api-path.ts';

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

/** A year, which lists of sites that are https alone ask for. */
const HTTPS_FROM_NOW_ON = `max-age=${365 * DAY_S}`;

type SecurityOptions = {
  readonly publicUrl: string | undefined;
  /** Whether what holds for this host holds for all below it too. */
  readonly hstsSubdomains: boolean;
};

export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, hstsSubdomains }: SecurityOptions,
): Promise<void> {
  const isHttpsForAll = publicUrl?.startsWith('https:') === true;
  const stay = hstsSubdomains ? `${HTTPS_FROM_NOW_ON}; includeSubDomains` : HTTPS_FROM_NOW_ON;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'same-origin' },
    // Covers may be shown on other pages.
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Browsers ignore it over plain http.
    if (isHttpsForAll || request.protocol === 'https') {
      reply.header('strict-transport-security', stay);
    }
    // Answers are a reader's own and change all the time: nothing on the way may keep them.
    if (isForApi(request)) reply.header('cache-control', 'no-store');
  });
}
