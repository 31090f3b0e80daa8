import { navigate } from 'wouter/use-browser-location';

import { addressText, resolve, type ScreenHistory } from './screen-history.ts';

/** wouter tells of all that is written to the history; the browser tells of going back and forward only. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

/** The history of the tab, in the browser's address line. */
export function browserHistory(): ScreenHistory {
  let visits = 0;
  const write = (address: string, replace: boolean): void =>
    navigate(location.origin + address, { replace });
  return {
    location() {
      const { pathname, search, hash } = location;
      return { pathname, search, hash, visit: visits };
    },
    subscribe(onChange) {
      for (const change of CHANGES) addEventListener(change, onChange);
      return () => {
        for (const change of CHANGES) removeEventListener(change, onChange);
      };
    },
    visit(to, { replace = false } = {}) {
      const address = addressText(resolve(to, location));
      visits += 1;
      write(address, replace || address === addressText(location));
    },
    replaceSearch(params) {
      write(location.pathname + (params.size > 0 ? `?${params}` : ''), true);
    },
  };
}
