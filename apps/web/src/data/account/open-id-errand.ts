import { isOwn, ownName, ownPath } from '../../base-path.ts';

const KEY = ownName('openIdErrand');

/** What a proof at the identity provider was for, to go on with. */
export type ProvedTask = 'export' | 'deletion' | 'password';

/** Why a tab has gone to the identity provider. It is told to nobody else. */
export type Errand = {
  /** The screen to go on with. */
  readonly path: string;
  readonly task?: ProvedTask | undefined;
};

/** Screens that lead in: nobody wants to be led back there. */
const ENTRANCES = new Set(['/signin', '/signup']);

/** Remembers it for as long as the tab is there. */
export function rememberErrand(errand: Errand): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(errand)));
}

/** What was remembered; else going on with the feed, or the screen that is named. */
export function rememberedErrand(otherwise = '/'): Errand {
  const text = attempt(() => sessionStorage.getItem(KEY));
  const value: unknown = attempt(() => JSON.parse(text ?? ''));
  return isErrand(value) ? value : { path: otherwise };
}

/** It is done, or over. */
export function forgetErrand(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** The screen from which the reader came to sign in, by the history of the tab; else the feed. */
export function screenBefore(): string {
  const here = globalThis.navigation?.currentEntry?.index ?? -1;
  const visited = globalThis.navigation?.entries().slice(0, here + 1) ?? [];
  const screens = visited.map(({ url }) => new URL(url ?? location.href));
  const last = screens.findLast(
    ({ pathname }) => isOwn(pathname) && !ENTRANCES.has(ownPath(pathname)),
  );
  return last === undefined ? '/' : ownPath(last.pathname) + last.search + last.hash;
}

/** What lies in storage may be anything; what is no path of ours leads out. */
function isErrand(value: unknown): value is Errand {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    isOwnPath(value.path)
  );
}

const isOwnPath = (path: string): boolean =>
  path.startsWith('/') &&
  URL.canParse(path, location.origin) &&
  new URL(path, location.origin).origin === location.origin;

/** Browsers may refuse storage altogether; the reader is led to the feed then. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
