import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';

const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => api.session.signInOptions({ signal }),
});

/**
 * What the server offers to those who sign in or up; for the screens that do, never for the feed. Each
 * part of a screen that asks anew where it could not be read makes it pending again: a screen that waits
 * for it waits until it `isFetched`, or it would take down the part that asks, without an end.
 */
export function useSignInOptions() {
  return useQuery(signInOptionsQuery);
}
