import { addressText, resolve, type ScreenHistory } from '../navigation/screen-history.ts';

/** A history that leaves the address line of the page with the tests alone. */
export function memoryHistory(start: string): ScreenHistory & { readonly goBack: () => void } {
  const listeners = new Set<() => void>();
  let here = resolve(start, { pathname: '/', search: '', hash: '' });
  let behind: (typeof here)[] = [];
  let visits = 0;
  const goTo = (there: typeof here): void => {
    here = there;
    listeners.forEach((listener) => listener());
  };
  return {
    location: () => ({ ...here, visit: visits }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visit(to, { replace = false } = {}) {
      const there = resolve(to, here);
      visits += 1;
      if (!replace && addressText(there) !== addressText(here)) behind = [...behind, here];
      goTo(there);
    },
    replaceSearch(params) {
      goTo({ ...here, search: params.size > 0 ? `?${params}` : '', hash: '' });
    },
    goBack() {
      const before = behind.at(-1);
      behind = behind.slice(0, -1);
      if (before) goTo(before);
    },
  };
}
