import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { atOnce } from '../at-once.ts';
import { isWrite } from '../is-write.ts';
import { countInProcess } from './count-in-process.ts';
import type { Limits } from './limits.ts';

/**
 * Stops a reader whose program writes without end; to be added after the identity. Backlogs have a
 * quota of their own, so that sending one never hinders what the reader does next.
 */
export function limitWrites(
  api: FastifyInstance,
  { now }: Pick<Deps, 'now'>,
  limits: Pick<Limits, 'writes' | 'backlogs'>,
): void {
  const countWrite = countInProcess(limits.writes);
  const countBacklog = countInProcess(limits.backlogs);

  api.addHook(
    'onRequest',
    atOnce((request) => {
      if (request.reader === null || !isWrite(request)) return;
      const count = isBacklog(request) ? countBacklog : countWrite;
      count(request.reader.id, now());
    }),
  );
}

const isBacklog = ({ routeOptions }: FastifyRequest) =>
  routeOptions.url === endpoints.syncOperations.path;
