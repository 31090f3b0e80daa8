import type { FastifyInstance } from 'fastify';

import type { Deps } from '../deps.ts';
import { LimitReachedError } from '../errors.ts';
import type { Limit } from '../limits/limits.ts';
import { isWrite } from './writes.ts';

/**
 * Stops a reader whose program writes without end; to be added after the identity. Counted in this
 * process alone: it is about its load, and a row for each write would double what it costs. All
 * readers share one window, so that forgetting it is forgetting everything.
 */
export function limitWrites(
  api: FastifyInstance,
  { now }: Pick<Deps, 'now'>,
  { most, windowMs }: Limit,
): void {
  const writes = new Map<number, number>();
  let endsAt = 0;

  api.addHook('onRequest', async (request) => {
    if (request.reader === null || !isWrite(request)) return;
    const at = now();
    if (at >= endsAt) {
      writes.clear();
      endsAt = at + windowMs;
    }
    const count = (writes.get(request.reader.id) ?? 0) + 1;
    writes.set(request.reader.id, count);
    if (count > most) throw new LimitReachedError('That was a lot at once.', endsAt - at);
  });
}
