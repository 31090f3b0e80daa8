import { ownName } from '../base-path.ts';

/** The cache in which shares wait. */
export const SHARES = ownName('shares');

/** Nothing that was shared waits on this device any more. */
export async function forgetShares(): Promise<void> {
  await caches.delete(SHARES);
}
