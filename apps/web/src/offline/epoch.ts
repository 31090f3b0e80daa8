import { EPOCH_HEADER } from '@morsel/sdk/domain';

import { latestHeaders } from '../transport.ts';

let known: string | undefined;

/**
 * The epoch of the server's database, as its replies named it last; undefined where none did. What is
 * settled upon a reply has the epoch of that reply, also before anything follows what replies name.
 */
export const knownEpoch = (): string | undefined => latestHeaders()?.get(EPOCH_HEADER) ?? known;

/** Remembers an epoch; returns whether it is another one than the last that was noted. */
export function noteEpoch(epoch: string): boolean {
  const isNew = epoch !== known;
  known = epoch;
  return isNew;
}
