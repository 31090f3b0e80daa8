import type { LookupAddress } from 'node:dns';
import { Resolver, lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not part of the public internet (IANA's special-purpose registry). */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** All global IPv6 addresses lie here; mapped IPv4, local and multicast ones do not. */
const GLOBAL_IPV6 = ['2000::', 3] as const;

/** Parts of it that are reserved, stand for documentation, or carry an IPv4 address (tunnels). */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6');

const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** Whether an IP address belongs to a machine on the public internet; false for anything else. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}

const TIMEOUT_MS = 3000;
const TRIES = 2;

/**
 * The addresses of a host by DNS alone: names of the machine's own hosts file do not count, and a
 * name server that hangs takes no thread from the rest of the process.
 *
 * @throws when the host has neither an IPv4 nor an IPv6 address.
 */
export async function resolveHost(hostname: string, signal: AbortSignal): Promise<LookupAddress[]> {
  signal.throwIfAborted();
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [
    ...addressesOf(four).map((address) => ({ address, family: 4 })),
    ...addressesOf(six).map((address) => ({ address, family: 6 })),
  ];
}

const addressesOf = (result: PromiseSettledResult<string[]>) =>
  result.status === 'fulfilled' ? result.value : [];

/** Networks of homes, companies and the machine itself; not those of one cable, where clouds tell secrets. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** Where clouds tell secrets in the midst of those (Alibaba Cloud, AWS). */
const secretive = new BlockList();
secretive.addAddress('100.100.100.200', 'ipv4');
secretive.addAddress('fd00:ec2::254', 'ipv6');

/**
 * Whether an IP address belongs to a machine nearby; false for link-local and reserved ones, and where clouds
 * tell secrets.
 */
export function isPrivateAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return nearby.check(address, 'ipv4') && !secretive.check(address, 'ipv4');
    case 6:
      return (
        nearby.check(address, 'ipv6') && !secretive.check(address, 'ipv6') && !isMapped(address)
      );
    default:
      return false;
  }
}

/** An IPv4 address in IPv6's clothes: `BlockList` would take it for the one that it carries. */
const isMapped = (address: string) =>
  new URL(`http://[${address}]`).hostname.startsWith('[::ffff:');

/** As the system finds hosts: names of its hosts file, and of the network it is in, count too. */
export const resolveNearby = (hostname: string): Promise<LookupAddress[]> =>
  lookup(hostname, { all: true });
