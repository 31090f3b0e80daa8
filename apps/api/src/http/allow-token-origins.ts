import { EPOCH_HEADER } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { atOnce } from './at-once.ts';
import { comesByToken } from './identity/bearer.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const READABLE = [EPOCH_HEADER, REQUEST_ID_HEADER, 'link', 'retry-after', 'www-authenticate'].join(
  ', ',
);

const ANYWHERE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': READABLE,
};

/** Leave for two hours, the longest that browsers keep it; `*` does not stand for the first header. */
const LEAVE = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization, *',
  'access-control-max-age': '7200',
};

/**
 * Lets pages of any site call by an access token, and in no other way: browsers ask first whether a request may
 * have one, and send no cookie to where `*` may call.
 */
export function allowTokenOrigins(api: FastifyInstance): void {
  api.addHook(
    'onRequest',
    atOnce((request, reply) => {
      if (comesByToken(request)) reply.headers(ANYWHERE);
    }),
  );
  for (const url of ['/api/*', '/covers/*']) {
    api.options(url, async (request, reply) => {
      if (!asksForToken(request)) return reply.callNotFound();
      return reply.headers(LEAVE).code(204).send();
    });
  }
}

function asksForToken({ headers }: FastifyRequest): boolean {
  const wanted = headers['access-control-request-headers'] ?? '';
  return wanted.split(',').some((name) => name.trim().toLowerCase() === 'authorization');
}
