import { isIP } from 'node:net';

import { type ServedAt, isLoopback, trustedOrigin } from '../../http/public-origin.ts';

/** The site that passkeys are made for, and work at; in WebAuthn's words. */
export type RelyingParty = {
  /** Its host, without a port. */
  readonly id: string;
  /** Under which its pages are. */
  readonly origin: string;
};

/**
 * The relying party of a request: the site of an origin that nobody but the operator can have chosen.
 * Undefined where there is none, and where browsers have no passkeys: without https but on `localhost`,
 * and at bare IP addresses.
 */
export function relyingParty(
  servedAt: ServedAt,
  request: Parameters<typeof trustedOrigin>[1],
): RelyingParty | undefined {
  const origin = trustedOrigin(servedAt, request);
  if (origin === undefined) return undefined;
  const { protocol, hostname: id } = new URL(origin);
  const isOffered = !isAddress(id) && (protocol === 'https:' || isLoopback(id));
  return isOffered ? { id, origin } : undefined;
}

const isAddress = (host: string) => isIP(host.replaceAll(/[[\]]/g, '')) !== 0;
