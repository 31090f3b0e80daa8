import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type BaseLocationHook, Router, type RouterOptions } from 'wouter';

import { parser } from './path-pattern.ts';
import type { ScreenHistory } from './screen-history.ts';
import { HistoryContext, LocationContext, useLocation, useNavigate } from './use-location.ts';

/** Routes match the location that is drawn, which may be one behind the browser's address line. */
const useDrawnPath: BaseLocationHook = () => [useLocation().pathname, useNavigate()];

const options: RouterOptions = { hook: useDrawnPath, parser };

type NavigationProps = { readonly history: ScreenHistory; readonly children: ReactNode };

/**
 * What addresses, links and routes stand on. A screen that is long to draw leaves the one before
 * answering meanwhile; going back and forward is drawn at once by React, so that the browser finds the
 * page as long as it was and puts it where the reader left it.
 */
export function Navigation({ history, children }: NavigationProps) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(
    () => history.subscribe(() => startTransition(() => setLocation(history.location()))),
    [history],
  );
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>
        <Router {...options}>{children}</Router>
      </LocationContext>
    </HistoryContext>
  );
}
