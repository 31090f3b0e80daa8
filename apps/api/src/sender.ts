import { wideNetworkOf } from './network-of.ts';
import { type Reader, isNewcomer } from './reader.ts';

/** Newcomers are let in behind those who are known, admins wait for nobody. */
export type Trust = 'newcomer' | 'known' | 'admin';

/** Who shares with others what the server has little of, such as the processor or its memory. */
export type Sender = { readonly id: number | string; readonly trust: Trust };

type SenderOptions = {
  /** Of the device; where it is told, the newcomers of its neighbourhood are one sender. */
  readonly address?: string;
  /** Epoch ms. */
  readonly now: number;
};

/** A reader; nobody in particular is a newcomer. */
export function senderOf(reader: Reader | null, { address, now }: SenderOptions): Sender {
  if (reader !== null && !isNewcomer(reader, now)) {
    return { id: reader.id, trust: reader.role === 'admin' ? 'admin' : 'known' };
  }
  const id = address === undefined ? (reader?.id ?? '') : wideNetworkOf(address);
  return { id, trust: 'newcomer' };
}

/** All newcomers together are one among those who are known: anybody can be many of them. */
export const groupOf = ({ id, trust }: Sender) => (trust === 'newcomer' ? trust : id);
