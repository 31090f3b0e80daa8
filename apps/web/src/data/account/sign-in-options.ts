import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { api } from '../../api.ts';

const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => api.session.signInOptions({ signal }),
});

/** What the server offers to those who sign in or up; for the screens that do, never for the feed. */
export function useSignInOptions() {
  return useQuery(signInOptionsQuery);
}

/** As long (ms) a form waits for what the server offers. */
const PATIENCE_MS = 1500;

/**
 * The same for a screen that shows what is offered: `isAwaited` until it is known, or cannot be had
 * soon. What comes later is left out, since somebody may be typing by then. A part of the screen that
 * asks anew makes the query pending again, which takes nothing down.
 */
export function usePromptSignInOptions() {
  const { data, isFetched } = useSignInOptions();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isFetched) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFetched]);
  return { options: isLate ? undefined : data, isAwaited: !isFetched && !isLate };
}
