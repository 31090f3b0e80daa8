import { createHmac } from 'node:crypto';

import { wideNetworkOf } from '../../network-of.ts';

/** What stands for networks and readers where these are not to be known: of the same one always the same. */
export type AnonymousKeys = {
  /** Of the wide network of an IP address. */
  network(address: string): string;
  /** Of a reader, who cannot be told from it once their row is gone. `createdAt` in epoch ms. */
  reporter(reader: { readonly id: number; readonly createdAt: number }): string;
};

/** 126 bits. */
const KEY_LENGTH = 21;

/** Keys that nobody can make or check without the server's secret. */
export function anonymousKeys(secret: string): AnonymousKeys {
  const keyOf = (text: string) =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, KEY_LENGTH);
  return {
    network: (address) => keyOf(`network of a report: ${wideNetworkOf(address)}`),
    reporter: ({ id, createdAt }) => keyOf(`reporter: ${id} since ${createdAt}`),
  };
}
