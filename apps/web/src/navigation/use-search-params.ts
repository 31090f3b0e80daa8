import { useCallback, useMemo } from 'react';

import { useHistory, useLocation } from './use-location.ts';

type Replacing = (params: URLSearchParams | Record<string, string>) => void;

/** What stands behind the `?` of the address, and how to put others there in its place. */
export function useSearchParams(): readonly [URLSearchParams, Replacing] {
  const { search } = useLocation();
  const { replaceSearch } = useHistory();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const replace: Replacing = useCallback(
    (others) => replaceSearch(new URLSearchParams(others)),
    [replaceSearch],
  );
  return [params, replace];
}
