import type { Readable } from 'node:stream';

import { MOST_SOURCE_BYTES } from '@morsel/sdk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { senderOf } from '../../sender.ts';
import { whenClosed } from '../when-closed.ts';
import { BodyReading } from './body-reading.ts';
import { hasBody } from './coming-body.ts';
import { HeldBodies, type HeldBody, type HeldLimits } from './held-bodies.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** Of all that anybody may send before signing in: a connection by itself takes more. */
export const FREE_BYTES = 4 * KIB;

/**
 * Texts are large, and are held for as long as they are read; other bodies are small, and nobody who signs in
 * or answers waits for texts. So they are counted apart.
 */
export const HELD_LIMITS = {
  /** Two books of one reader, or of the newcomers of a neighbourhood; six of all but admins. */
  texts: { what: 'texts', free: 0, ofOne: 2 * MOST_SOURCE_BYTES, inAll: 6 * MOST_SOURCE_BYTES },
  /** Sixteen backlogs at their longest, or hundreds of usual ones. */
  json: { what: 'requests', free: FREE_BYTES, ofOne: 16 * MIB, inAll: 64 * MIB },
} as const satisfies Record<string, HeldLimits>;

export type HeldKinds = Readonly<Record<keyof typeof HELD_LIMITS, HeldLimits>>;

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
  limits: HeldKinds,
): void {
  const texts = new HeldBodies(limits.texts);
  const json = new HeldBodies(limits.json);
  app.decorateRequest('heldBody', null);
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request.raw)) {
      const reader = request.reader ?? null;
      const held = (isJson(request) ? json : texts).hold(
        senderOf(reader, { address: request.ip, now: now() }),
      );
      request.heldBody = held;
      whenClosed(reply, () => held.release());
    }
    done(null, payload);
  });
}

const isJson = ({ headers }: FastifyRequest) => /json/i.test(headers['content-type'] ?? '');

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
