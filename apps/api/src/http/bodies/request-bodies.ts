import type { Readable } from 'node:stream';

import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { senderOf } from '../../sender.ts';
import { whenClosed } from '../when-closed.ts';
import { BodyReading } from './body-reading.ts';
import { hasBody } from './coming-body.ts';
import { HeldBodies, type HeldBody, type HeldLimits } from './held-bodies.ts';

/** Two books of one reader, or of the newcomers of a neighbourhood; six of all but admins. */
export const HELD_LIMITS: HeldLimits = {
  ofOne: 2 * MOST_SOURCE_BYTES,
  inAll: 6 * MOST_SOURCE_BYTES,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** What the server holds of its body; null where there is none. */
    heldBody: HeldBody | null;
  }
}

/** Counts what is held of all bodies, each until its answer is sent; to be added before all calls. */
export function holdBodies(
  app: FastifyInstance,
  { now }: Pick<Deps, 'now'>,
  limits: HeldLimits,
): void {
  const bodies = new HeldBodies(limits);
  app.decorateRequest('heldBody', null);
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request.raw)) {
      const reader = request.reader ?? null;
      const held = bodies.hold(senderOf(reader, { address: request.ip, now: now() }));
      request.heldBody = held;
      whenClosed(reply, () => held.release());
    }
    done(null, payload);
  });
}

export type BodyLimit = {
  /** Bytes. */
  readonly most: number;
  readonly tooLarge: () => Error;
};

/**
 * The whole body of a request. Until it is said to be kept, it may have to make room for others.
 *
 * @throws the limit's error when it is larger; TooSlowError; LimitReachedError where there is no room
 * for it; InvalidInputError when it breaks off, or comes in very many pieces.
 */
export async function wholeBody(
  { comingBody, heldBody, headers }: FastifyRequest,
  payload: Readable,
  { most, tooLarge }: BodyLimit,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > most) throw tooLarge();
  const reading = new BodyReading(payload, (piece, all) => {
    if (all > most) throw tooLarge();
    heldBody?.grow(piece);
  });
  const stop = (reason: Error) => reading.stop(reason);
  comingBody?.onceTooSlow(stop);
  heldBody?.oncePushedOut(stop);
  return reading.whole;
}
