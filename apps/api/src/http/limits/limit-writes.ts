import { endpoints } from '@morsel/sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Deps } from '../../deps.ts';
import { LimitReachedError } from '../../errors.ts';
import { atOnce } from '../at-once.ts';
import { isWrite } from '../is-write.ts';
import type { Limit, Limits } from './limits.ts';

/**
 * Stops a reader whose program writes without end; to be added after the identity. Backlogs have a
 * quota of their own, so that sending one never hinders what the reader does next.
 */
export function limitWrites(
  api: FastifyInstance,
  { now }: Pick<Deps, 'now'>,
  limits: Pick<Limits, 'writes' | 'backlogs'>,
): void {
  const countWrite = counter(limits.writes);
  const countBacklog = counter(limits.backlogs);

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

/**
 * Counts in this process alone: it is about its load, and a row for each write would double what
 * it costs. All readers share one window, so that forgetting it is forgetting everything. A clock that is set
 * back begins a new one.
 */
function counter({ most, windowMs }: Limit): (readerId: number, at: number) => void {
  const uses = new Map<number, number>();
  let endsAt = 0;
  return (readerId, at) => {
    const isSetBack = endsAt - at > windowMs;
    if (at >= endsAt || isSetBack) {
      uses.clear();
      endsAt = at + windowMs;
    }
    const count = (uses.get(readerId) ?? 0) + 1;
    uses.set(readerId, count);
    if (count > most) throw new LimitReachedError('That was a lot at once.', endsAt - at);
  };
}
