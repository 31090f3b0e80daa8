import { ownName } from './base-path.ts';

const KEY = ownName('morsel.logout');

/** The reader logged out while the server could not be reached: it is owed to them. */
export function oweLogout(): void {
  attempt(() => localStorage.setItem(KEY, '1'));
}

export function isLogoutOwed(): boolean {
  return attempt(() => localStorage.getItem(KEY) !== null) ?? false;
}

/** The session that was left has ended. */
export function settleLogout(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Browsers may refuse storage altogether. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
