import { isIP } from 'node:net';

import type { FastifyRequest } from 'fastify';

import { publicOrigin } from '../../http/public-origin.ts';

/** The site that passkeys are made for, and work at; in WebAuthn's words. */
export type RelyingParty = {
  /** Its host, without a port. */
  readonly id: string;
  /** Under which its pages are. */
  readonly origin: string;
};

export type ServedAt = {
  /** The configured origin. */
  readonly publicUrl: string | undefined;
  /** The host that the server was started for. */
  readonly host: string | undefined;
};

/**
 * The relying party of a request: the site of `PUBLIC_URL`; where that is not set the host that is asked,
 * as long as it is this machine (`localhost`) or the one that the server was started for. What another
 * `Host` says is nobody's site. Undefined where browsers have no passkeys: without https but on
 * `localhost`, and at bare IP addresses.
 */
export function relyingParty(
  { publicUrl, host }: ServedAt,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): RelyingParty | undefined {
  const origin = publicOrigin(publicUrl, request);
  if (origin === undefined) return undefined;
  const { protocol, hostname: id } = new URL(origin);
  if (isLocal(id)) return { id, origin };
  const isOurs = publicUrl !== undefined || id === host?.toLowerCase();
  return isOurs && protocol === 'https:' && !isAddress(id) ? { id, origin } : undefined;
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const isAddress = (host: string) => isIP(host.replaceAll(/[[\]]/g, '')) !== 0;
