import { below, ownName } from '../../base-path.ts';
import { loadPage } from '../page/load-page.ts';
import { currentToasts, toast, type ToastInput } from './toast-store.ts';

const KEY = ownName('toastAfterLoad');

/** Loads the whole page anew at `path`, where the toast then shows; `load` tells in whose place. */
export function loadWithToast(path: string, message: ToastInput, load = loadPage): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(message)));
  load(below(path));
}

/** Shows, once, the toast that the load before left behind, unless there has been a newer one. */
export function showToastLeftBehind(): void {
  const text = attempt(() => sessionStorage.getItem(KEY));
  if (!text) return;
  attempt(() => sessionStorage.removeItem(KEY));
  const message: unknown = attempt(() => JSON.parse(text));
  if (isToast(message) && currentToasts().length === 0) toast(message);
}

/** What lies in storage was put there by any version of the app, or by anybody. */
function isToast(value: unknown): value is ToastInput {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string'
  );
}

/** Browsers may refuse storage altogether; the toast is lost then, and nothing else. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
