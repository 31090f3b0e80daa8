import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import { ConflictError } from '../errors.ts';
import { basePathOf } from './base-path.ts';

/** Where the operator says that the server is. */
export type ServedAt = {
  /** The address under which readers reach it, perhaps with a base path, when it is configured. */
  readonly publicUrl: string | undefined;
  /** The host that it was started for. */
  readonly host: string | undefined;
};

type Addressed = Pick<FastifyRequest, 'protocol' | 'host'>;
type Connected = Addressed & {
  readonly socket: Pick<FastifyRequest['socket'], 'localAddress' | 'localPort'>;
};

/**
 * Origin under which readers reach the server: the configured one, else that of the request, of
 * which a trusted proxy may tell. `undefined` where the request names none that could be one.
 *
 * Whoever sends the request chooses it: good for what goes back to the sender and nowhere else, such as
 * canonical addresses and site maps, which no shared cache gives to others unasked. What others will follow, or
 * what opens something, needs `trustedOrigin`.
 */
function publicOrigin(
  configured: string | undefined,
  { protocol, host }: Addressed,
): string | undefined {
  const address = configured ?? `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The same with the base path: the address of Morsel, without a slash at its end. */
export function publicAddress(
  configured: string | undefined,
  request: Addressed,
): string | undefined {
  const origin = publicOrigin(configured, request);
  return origin === undefined ? undefined : origin + basePathOf(configured);
}

/**
 * The origin, where nobody but the operator can have chosen it: the configured one; else that of the request, if
 * it is this machine's own name (`localhost`), the address and port at which the connection came in, or the
 * host that the server was started for. What else stands in `Host` may be anybody's.
 */
export function trustedOrigin(
  { publicUrl, host }: ServedAt,
  request: Connected,
): string | undefined {
  const origin = publicOrigin(publicUrl, request);
  if (origin === undefined || publicUrl !== undefined) return origin;
  const { hostname, host: asked } = new URL(origin);
  const isOurs =
    isLoopback(hostname) || hostname === host?.toLowerCase() || asked === connectedAt(request);
  return isOurs ? origin : undefined;
}

/** That with the base path. */
export function trustedAddress(servedAt: ServedAt, request: Connected): string | undefined {
  const origin = trustedOrigin(servedAt, request);
  return origin === undefined ? undefined : origin + basePathOf(servedAt.publicUrl);
}

/**
 * The address of Morsel in a link that opens something for whoever has it.
 *
 * @throws ConflictError where it is not known, or the browser has Morsel open at another address, as behind
 *   a proxy that writes its own `Host`.
 */
export function linkAddress(
  servedAt: ServedAt,
  request: Connected & Pick<FastifyRequest, 'headers'>,
): string {
  const origin = trustedOrigin(servedAt, request);
  if (origin === undefined) throw unknownAddress();
  const { origin: openedAt = origin } = request.headers;
  if (servedAt.publicUrl === undefined && openedAt !== origin) throw unknownAddress();
  return origin + basePathOf(servedAt.publicUrl);
}

/** Says what to do; for the operator. */
export const unknownAddress = () =>
  new ConflictError(
    'Morsel does not know the address at which readers reach it, so a link could lead them elsewhere. ' +
      'Start it with PUBLIC_URL set to that, such as https://morsel.example',
  );

/** Whether a host in an address (RFC 6761, 6.3) is that of the machine itself. */
export function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/** The server's end of a connection, as a host in an address; undefined once that is closed. */
function connectedAt({ protocol, socket }: Connected): string | undefined {
  const { localAddress, localPort } = socket;
  if (localAddress === undefined || localPort === undefined) return undefined;
  // Sockets for both families tell IPv4 addresses within IPv6; link-local ones have a zone.
  const address = localAddress.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  const host = isIP(address) === 6 ? `[${address}]` : address;
  return new URL(`${protocol}://${host}:${localPort}`).host;
}
