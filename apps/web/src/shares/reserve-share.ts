import { ownName } from '../base-path.ts';
import { isKept, type Share } from './kept-shares.ts';

/** Until it is released, nobody else adds the book of a share. */
export interface Reservation {
  readonly release: () => void;
}

/** Why there is none: somebody has it right now, or it waits no longer. */
export type ReservationTrouble = 'in-work' | 'gone';

const LOCK = ownName('morsel-share ');
const NONE_NEEDED: Reservation = { release: () => {} };

/** Reserves a share for one form of all tabs; the browser gives it free when the tab ends. */
export async function reserveShare(
  share: Share | undefined,
): Promise<Reservation | ReservationTrouble> {
  const key = share?.key;
  if (key === undefined) return NONE_NEEDED;
  const { promise, resolve } = Promise.withResolvers<Reservation | ReservationTrouble>();
  navigator.locks
    .request(`${LOCK}${key}`, { ifAvailable: true }, async (lock) => {
      if (!(await isKept(key))) return resolve('gone');
      if (!lock) return resolve('in-work');
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      resolve({ release: () => release() });
      await released;
    })
    // Where the browser gives none, adding a book goes before.
    .catch(() => resolve(NONE_NEEDED));
  return promise;
}

/** Of some shares those that nobody is adding. */
export async function unreserved(shares: readonly Share[]): Promise<readonly Share[]> {
  if (shares.length === 0) return [];
  const { held = [] } = await navigator.locks.query();
  const reserved = new Set(held.map(({ name }) => name));
  return shares.filter(({ key }) => !reserved.has(`${LOCK}${key}`));
}
