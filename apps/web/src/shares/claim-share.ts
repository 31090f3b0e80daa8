import { isKept, type Share } from './kept-shares.ts';

/** Until it is released, nobody else adds the book of a share. */
export interface ShareClaim {
  readonly release: () => void;
}

/** Why there is no claim: somebody has it right now, or it waits no longer. */
export type ClaimTrouble = 'in-work' | 'gone';

const LOCK = 'morsel-share ';
const NO_CLAIM_NEEDED: ShareClaim = { release: () => {} };

/** Takes a share for one form of all tabs; the browser gives it free when the tab ends. */
export async function claimShare(share: Share | undefined): Promise<ShareClaim | ClaimTrouble> {
  const key = share?.key;
  if (key === undefined) return NO_CLAIM_NEEDED;
  const { promise, resolve } = Promise.withResolvers<ShareClaim | ClaimTrouble>();
  navigator.locks
    .request(`${LOCK}${key}`, { ifAvailable: true }, async (lock) => {
      if (!(await isKept(key))) return resolve('gone');
      if (!lock) return resolve('in-work');
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      resolve({ release: () => release() });
      await released;
    })
    // Where the browser gives none, adding a book goes before.
    .catch(() => resolve(NO_CLAIM_NEEDED));
  return promise;
}

/** Of some shares those that nobody is adding. */
export async function unclaimed(shares: readonly Share[]): Promise<readonly Share[]> {
  if (shares.length === 0) return [];
  const { held = [] } = await navigator.locks.query();
  const claimed = new Set(held.map(({ name }) => name));
  return shares.filter(({ key }) => !claimed.has(`${LOCK}${key}`));
}
