import { READWISE_PATH } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { InvalidTokenError } from '../../errors.ts';
import { readwiseTokenOf } from '../../http/identity/bearer.ts';
import type { Limiter } from '../../http/limits/limiter.ts';
import type { Reader } from '../../reader.ts';
import { presentReceived } from './present-received.ts';
import { receiveHighlights } from './receive-highlights.ts';
import { sentBooks } from './sent-highlights.ts';

const byToken = { exposeHeadRoute: false, onRequest: actByToken } as const;

/** Room for all highlights of a long book, which KOReader sends at once. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * An inbox that takes highlights as Readwise's API does (v2), for exporters whose address for it can be set. They
 * send an access token that may add texts as `Authorization: Token …`. To be added where tokens are.
 */
export function registerReadwiseRoutes(
  app: FastifyInstance,
  { db, now, randomId }: Deps,
  limits: Limiter,
): void {
  app.get(`${READWISE_PATH}/auth`, byToken, (_request, reply) => reply.code(204).send());

  const sending = { ...byToken, bodyLimit: MOST_BYTES };
  app.post(`${READWISE_PATH}/highlights`, sending, async (request) => {
    const reader = readerOf(request);
    const receiving = { reader, books: sentBooks(request.body), address: request.ip };
    const received = await receiveHighlights({ db, now, randomId, limits }, receiving);
    return presentReceived(db, reader, received);
  });
}

async function actByToken(request: FastifyRequest): Promise<void> {
  await request.actByToken({ token: readwiseTokenOf(request) ?? '' }, 'add-texts');
}

function readerOf({ reader }: FastifyRequest): Reader {
  if (reader === null) throw new InvalidTokenError('An access token is needed');
  return reader;
}
