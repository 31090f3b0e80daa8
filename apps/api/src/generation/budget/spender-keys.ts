import { createHmac } from 'node:crypto';

import { wideNetworkOf } from '../../network-of.ts';
import type { Reader } from '../../reader.ts';

/** 126 bits. */
const KEY_LENGTH = 21;

/** Who asks, from which IP address. */
export type Spender = { readonly reader: Reader; readonly address: string };

/** What stands for a reader and a wide network where it is counted what they use. */
export type SpenderKeys = { readonly spender: string; readonly network: string };

/**
 * Keys for a day that begins then (epoch ms). Nobody makes them without the server's secret, and those of
 * one day tell nothing of another: bills are kept for ever, who they were for is not.
 */
export function spenderKeys(
  secret: string,
  dayFrom: number,
  { reader: { id, createdAt }, address }: Spender,
): SpenderKeys {
  const keyOf = (text: string) =>
    createHmac('sha256', secret)
      .update(`budget of ${dayFrom}: ${text}`)
      .digest('base64url')
      .slice(0, KEY_LENGTH);
  return {
    spender: keyOf(`reader ${id} since ${createdAt}`),
    network: keyOf(`network ${wideNetworkOf(address)}`),
  };
}
