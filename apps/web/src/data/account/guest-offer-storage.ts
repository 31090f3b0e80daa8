import { ownName } from '../../base-path.ts';

const KEY = ownName('guestLeftBehind');

/** An account, and the guest of the device that it has signed in on. */
export interface GuestOfAccount {
  readonly accountId: number;
  readonly guestId: number;
}

/** Whether this guest's progress was offered to the account, which left it. */
export function wasLeftBehind(offer: GuestOfAccount): boolean {
  try {
    return localStorage.getItem(KEY) === nameOf(offer);
  } catch {
    return false;
  }
}

/** Where the browser refuses storage, the offer comes again at the next load. */
export function rememberLeftBehind(offer: GuestOfAccount): void {
  try {
    localStorage.setItem(KEY, nameOf(offer));
  } catch {
    return;
  }
}

const nameOf = ({ accountId, guestId }: GuestOfAccount) => `${accountId} ${guestId}`;
