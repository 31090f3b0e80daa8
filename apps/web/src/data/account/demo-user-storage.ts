import { ownName } from '../../base-path.ts';

const KEY = ownName('demoUserId');

/** The remembered demo user: a hint, since the cookie is the credential. */
export function storedDemoUserId(): number | undefined {
  const text = attempt(() => localStorage.getItem(KEY));
  return text && /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

export function storeDemoUserId(id: number): void {
  attempt(() => localStorage.setItem(KEY, String(id)));
}

export function forgetDemoUserId(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Browsers may refuse storage altogether; the demo user then lasts as long as the page. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
