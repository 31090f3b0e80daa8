import { Transform, finished } from 'node:stream';

import type { FastifyInstance, FastifyReply, RequestPayload } from 'fastify';

import { TooLargeError } from '../../errors.ts';

/** An e-mail address, a name and a password, at their longest, four times over. */
const MOST_BYTES = 4 * 1024;

/**
 * What nobody in particular sends is small. To be added after the identity, so that who must be
 * known for a call hears that first.
 */
export function limitAnonymousBodies(api: FastifyInstance): void {
  api.addHook('preParsing', (request, reply, body, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (request.reader !== null) done(null, body);
    else if (Number(length ?? 0) > MOST_BYTES) done(tooLarge(reply));
    else if (length === undefined && encoding !== undefined) {
      done(
        null,
        upTo(MOST_BYTES, body, () => tooLarge(reply)),
      );
    } else done(null, body);
  });
}

/** Passes a body on as far as it is no larger; of those alone whose length nobody told before. */
function upTo(most: number, body: RequestPayload, tooLarge: () => Error): RequestPayload {
  let bytes = 0;
  const passed = new Transform({
    transform(part: Buffer, _encoding, done) {
      bytes += part.length;
      if (bytes > most) done(tooLarge());
      else done(null, part);
    },
  });
  body.pipe(passed);
  // Who breaks off ends it; a pipeline would end the connection with a body that is too large.
  finished(body, (error) => {
    if (error) passed.destroy(error);
  });
  return passed;
}

/** What is still to come is not read. */
function tooLarge(reply: FastifyReply): TooLargeError {
  reply.header('connection', 'close');
  return new TooLargeError('The body is larger than 4 KiB, the most before signing in');
}
