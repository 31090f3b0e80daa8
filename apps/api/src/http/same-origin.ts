import type { FastifyInstance, FastifyRequest } from 'fastify';

import { ForbiddenError } from '../errors.ts';
import { atOnce } from './at-once.ts';
import { comesByToken } from './identity/bearer.ts';
import { isWrite } from './is-write.ts';

/**
 * Refuses writes that another site's page caused; several have no body, so browsers ask no leave
 * first. Programs send neither header and pass; so does, from wherever, what comes by an access token, since that
 * no page has but those that were given it.
 */
export function addSameOriginGuard(api: FastifyInstance, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  api.addHook(
    'onRequest',
    atOnce((request) => {
      if (comesByToken(request)) return;
      if (isWrite(request) && isForeign(request, publicOrigin)) {
        throw new ForbiddenError('This request comes from another site');
      }
    }),
  );
}

function isForeign({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  // Pages cannot set this header, so where a browser sends it, it decides: behind a proxy that
  // rewrites the host, the origin of our own pages looks foreign.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
