import type { Readable } from 'node:stream';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { InvalidInputError, TooLargeError } from '../../errors.ts';
import { isDeeperThan } from './json-depth.ts';
import { type BodyLimit, FREE_BYTES, wholeBody } from './request-bodies.ts';

const KIB = 1024;
/** No call needs more than a handful. */
const DEEPEST = 32;
/**
 * What the route allows: Fastify's MiB, which is a hundred operations of a backlog at their longest, unless it says
 * something else.
 */
const ofReaders = ({ routeOptions: { bodyLimit } }: FastifyRequest): BodyLimit => ({
  most: bodyLimit,
  tooLarge: () => new TooLargeError(`The body is larger than ${sizeText(bodyLimit)}`),
});
const sizeText = (bytes: number) =>
  bytes < KIB * KIB ? `${bytes / KIB} KiB` : `${bytes / KIB / KIB} MiB`;
/** An e-mail address, a name and a password, at their longest, four times over. */
const OF_NOBODY_KNOWN: BodyLimit = {
  most: FREE_BYTES,
  tooLarge: () => new TooLargeError('The body is larger than 4 KiB, the most before signing in'),
};

/**
 * Bodies are JSON of few levels: of a MiB of brackets, a check of its shape would keep everybody
 * waiting. What nobody in particular sends is small.
 */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: Readable) => {
      const limit = request.reader ? ofReaders(request) : OF_NOBODY_KNOWN;
      const body = await wholeBody(request, payload, limit);
      request.heldBody?.keep();
      const json = body.toString();
      if (isDeeperThan(json, DEEPEST)) throw tooDeep();
      return new Promise((resolve, reject) => {
        void parse(request, json, (error, value) => (error ? reject(error) : resolve(value)));
      });
    },
  );
}

const tooDeep = () =>
  new InvalidInputError(`The body has more than ${DEEPEST} levels of lists and objects`);
