import type { LookupAddress } from 'node:dns';
import { type LookupFunction, isIP } from 'node:net';

/** How names are found, and which machines may be connected to. */
export type Reach = {
  readonly lookup: (hostname: string, signal: AbortSignal) => Promise<LookupAddress[]>;
  /** Whether a connection to this IP address may be made. */
  readonly allowAddress: (address: string) => boolean;
};

/** A host that leads to no machine that may be connected to. */
export class UnreachableHostError extends Error {
  override readonly name = 'UnreachableHostError';

  constructor(host: string) {
    super(`${host} has no public address`);
  }
}

/**
 * The addresses of a URL's host to which a connection may be made.
 *
 * @throws UnreachableHostError when there is none, or what `lookup` throws.
 */
export async function checkedAddresses(
  { hostname }: URL,
  { lookup, allowAddress }: Reach,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const host = bareHost(hostname);
  const family = isIP(host);
  const found = family === 0 ? await lookup(host, signal) : [{ address: host, family }];
  const allowed = found.filter(({ address }) => allowAddress(address));
  if (allowed.length === 0) throw new UnreachableHostError(host);
  return allowed;
}

/** The host of a URL as connections are made to it: an IPv6 address without its brackets. */
export const bareHost = (hostname: string): string => hostname.replaceAll(/[[\]]/g, '');

/** Connects to exactly the addresses that were checked: asked again, DNS may say something else. */
export function onlyTo(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
}
