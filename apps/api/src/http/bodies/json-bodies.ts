import type { FastifyInstance } from 'fastify';

import { InvalidInputError } from '../../errors.ts';
import { isDeeperThan } from './json-depth.ts';

/** No call needs more than a handful. */
const DEEPEST = 32;

/**
 * Bodies are JSON of few levels: of a MiB of brackets, a check of its shape would keep everybody
 * waiting.
 */
export function addJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isDeeperThan(body, DEEPEST)) done(tooDeep());
      else void parse(request, body, done);
    },
  );
}

const tooDeep = () =>
  new InvalidInputError(`The body has more than ${DEEPEST} levels of lists and objects`);
