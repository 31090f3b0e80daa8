import type { FastifyReply } from 'fastify';

/**
 * Acts once the connection of a request is closed: after the answer, or when nobody waits for it any
 * more. At once if that has happened while hooks were at work, as it closes no second time.
 */
export function whenClosed({ raw }: Pick<FastifyReply, 'raw'>, act: () => void): void {
  if (raw.closed) act();
  else raw.once('close', act);
}
