import { navigate } from 'wouter/use-browser-location';

import { below, ownPath } from '../base-path.ts';
import { addressText, resolve, type ScreenHistory } from './screen-history.ts';

/** wouter tells of all that is written to the history; the browser tells of going back and forward only. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

function here() {
  const { pathname, search, hash } = location;
  return { pathname: ownPath(pathname), search, hash };
}

/** The history of the tab, in the browser's address line. */
export function browserHistory(): ScreenHistory {
  let visits = 0;
  const write = (address: string, replace: boolean): void =>
    navigate(location.origin + below(address), { replace });
  return {
    location() {
      return { ...here(), visit: visits };
    },
    subscribe(onChange) {
      for (const change of CHANGES) addEventListener(change, onChange);
      return () => {
        for (const change of CHANGES) removeEventListener(change, onChange);
      };
    },
    visit(to, { replace = false } = {}) {
      const address = addressText(resolve(to, here()));
      visits += 1;
      write(address, replace || address === addressText(here()));
    },
    replaceSearch(params) {
      write(here().pathname + (params.size > 0 ? `?${params}` : ''), true);
    },
  };
}
