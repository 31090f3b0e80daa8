import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change something. */
export function isWrite({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return !SAFE_METHODS.has(method);
}
