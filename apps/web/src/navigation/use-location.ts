import { createContext, useContext } from 'react';

import type { ScreenLocation, ScreenHistory } from './screen-history.ts';

export const HistoryContext = createContext<ScreenHistory | undefined>(undefined);
export const LocationContext = createContext<ScreenLocation | undefined>(undefined);

/** The history that `Navigation` was given. */
export function useHistory(): ScreenHistory {
  return within(useContext(HistoryContext));
}

/** The location that is drawn. */
export function useLocation(): ScreenLocation {
  return within(useContext(LocationContext));
}

/** `navigate(to)` does what a link to there does; it stays the same function. */
export function useNavigate(): ScreenHistory['visit'] {
  return useHistory().visit;
}

function within<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('There is no Navigation around this');
  return found;
}
