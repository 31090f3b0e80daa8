import { isIPv4, isIPv6 } from 'node:net';

/** What some proxies forward: an address with the port it came from. */
const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+|\[[^\]]+\])(?::\d+)?$/;
/** With which IPv6 addresses begin that stand for IPv4 ones (RFC 4291, 2.5.5.2). */
const OF_IPV4 = '0:0:0:0:0:ffff';
const GROUPS = 8;
const GROUPS_OF_IPV4 = 2;
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
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, -GROUPS_OF_IPV4).join(':') !== OF_IPV4) return address;
  return groups.slice(-GROUPS_OF_IPV4).flatMap(bytesOf).join('.');
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = hexadecimal(address).toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: GROUPS - start.length - end.length }, () => '0');
  return [...start, ...gap, ...end].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Without a zone, and with two groups where the end is written as IPv4. */
const hexadecimal = (address: string) =>
  address.replace(/%.*$/, '').replace(/\d+\.\d+\.\d+\.\d+$/, (end) => {
    const [a, b, c, d] = end.split('.').map((byte) => Number(byte).toString(16).padStart(2, '0'));
    return `${a}${b}:${c}${d}`;
  });

function bytesOf(group: string): number[] {
  const both = Number.parseInt(group, 16);
  return [both >> 8, both & 0xff];
}
