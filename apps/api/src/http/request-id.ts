import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';
/** What is written into logs as it is. */
const FIT = /^[\w.:-]{1,100}$/;

/**
 * Names requests: as a proxy that is trusted has named them, so that its log and ours can be laid side by
 * side, else by numbers behind a word that other processes do not have.
 */
export function requestNamer(trustProxy: readonly string[] | undefined) {
  const ofProcess = randomBytes(6).toString('base64url');
  const isTrusted = proxyMatcher(trustProxy ?? []);
  let count = 0;
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers[REQUEST_ID_HEADER];
    if (typeof given === 'string' && FIT.test(given) && isTrusted(socket.remoteAddress)) {
      return given;
    }
    count += 1;
    return `${ofProcess}-${count}`;
  };
}

/** @param networks addresses, or networks as `10.0.0.0/8` */
function proxyMatcher(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => address !== undefined && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Tells who asks the name of the request, so that it can be found in the log. */
export function tellRequestId({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, id);
}
