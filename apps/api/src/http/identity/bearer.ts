import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer(?: +(.*))?$/i;

/** What a request calls its access token (`Authorization: Bearer`); undefined where it has none. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const found = BEARER.exec(authorization.trim());
  return found === null ? undefined : (found[1] ?? '');
}
