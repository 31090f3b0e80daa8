import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';

const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => api.session.ways({ signal }),
  // A confirmation is over within minutes.
  staleTime: 0,
});

/** By what the account can sign in, and whether its session is confirmed. */
export function useSignInWays() {
  return useQuery(signInWaysQuery);
}

/** Something has changed them, or a confirmation is over. */
export function outdateSignInWays(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: signInWaysQuery.queryKey });
}
