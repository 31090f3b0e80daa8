import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { atOnce } from '../at-once.ts';
import { isWrite } from '../is-write.ts';
import { countInProcess } from './count-in-process.ts';
import type { Limits } from './limits.ts';

/**
 * Stops a reader whose program writes without end. Backlogs have a quota of their own, so that sending one
 * never hinders what the reader does next. It counts once all `onRequest` hooks are through: routes of other
 * protocols learn in theirs who the reader is.
 */
export function limitWrites(
  api: FastifyInstance,
  { now }: Pick<Deps, 'now'>,
  limits: Pick<Limits, 'writes' | 'backlogs'>,
): void {
  const countWrite = countInProcess(limits.writes);
  const countBacklog = countInProcess(limits.backlogs);

  const count = atOnce((request) => {
    if (request.reader === null || !isWrite(request)) return;
    const countUse = isBacklog(request) ? countBacklog : countWrite;
    countUse(request.reader.id, now());
  });
  api.addHook('preParsing', (request, reply, _payload, done) => count(request, reply, done));
}

const isBacklog = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === endpoints.syncOperations.path;
