import type { FastifyRequest } from 'fastify';

/**
 * Origin under which readers reach the server: the configured one, else that of the request, of
 * which a trusted proxy may tell. `undefined` where the request names none that could be one.
 */
export function publicOrigin(
  configured: string | undefined,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  const address = configured ?? `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
