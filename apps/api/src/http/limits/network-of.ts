import { isIPv4, isIPv6 } from 'node:net';

/** What some proxies forward: an address with the port it came from. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+|\[[^\]]+\])(?::\d+)?$/;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;
const WIDE_NETWORK_GROUPS = 3;

/**
 * What counts as one address: an IPv4 address, or the /64 network of an IPv6 address, since a
 * single line gets at least one of those and may change address within it at will.
 */
export function networkOf(told: string): string {
  const address = addressIn(told);
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
}

/**
 * The neighbourhood of an address, of which one customer may hold many: the /24 network of an IPv4
 * address, the /48 network of an IPv6 address.
 */
export function wideNetworkOf(told: string): string {
  const address = addressIn(told);
  if (isIPv6(address)) return `${groupsOf(address).slice(0, WIDE_NETWORK_GROUPS).join(':')}::/48`;
  return isIPv4(address) ? address.replace(/\d+$/, '0/24') : address;
}

/** Without a port, and as IPv4 where it is one in IPv6's clothes. */
function addressIn(told: string): string {
  const address = (WITH_PORT.exec(told)?.[1] ?? told).replace(/^\[|\]$/g, '');
  return MAPPED_IPV4.exec(address)?.[1] ?? address;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return [...start, ...gap, ...end].map((group) => group.replace(/^0+(?=.)/, ''));
}
