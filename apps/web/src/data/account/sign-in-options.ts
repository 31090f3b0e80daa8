import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';

const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => api.session.signInOptions({ signal }),
});

/** What the server offers to those who sign in or up; for the screens that do, never for the feed. */
export function useSignInOptions() {
  return useQuery(signInOptionsQuery);
}
