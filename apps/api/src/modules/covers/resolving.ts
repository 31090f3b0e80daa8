import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

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
