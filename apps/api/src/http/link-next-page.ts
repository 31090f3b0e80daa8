import type { FastifyReply } from 'fastify';

type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Tells in the header `Link` (RFC 8288) where the rest of a list is, if there is more: at the same address
 * with another cursor, whatever path a proxy has put before it.
 */
export function linkNextPage(reply: FastifyReply, query: Query, next: string | undefined): void {
  if (next === undefined) return;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  search.set('cursor', next);
  reply.header('link', `<?${search.toString()}>; rel="next"`);
}
