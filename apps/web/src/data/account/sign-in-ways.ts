import { isConfirmationRequired } from '@morsel/sdk';
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

/** Known before the API is asked, which would refuse it. */
class ProofNeeded extends Error {}

/** Whether a change of the account waits for a proof of who its reader is. */
export function isProofNeeded(error: unknown): boolean {
  return error instanceof ProofNeeded || isConfirmationRequired(error);
}

/**
 * Before what needs a confirmation, lest it be refused. What is not known now is left to the API.
 *
 * @throws an error of which `isProofNeeded` is true.
 */
export async function requireProof(queryClient: QueryClient): Promise<void> {
  // Not by the query, which may be on the way for a dialog that closes, and be given up with it.
  const ways = await api.session.ways().catch(() => undefined);
  if (ways) queryClient.setQueryData(signInWaysQuery.queryKey, ways);
  if (ways?.isConfirmed === false) throw new ProofNeeded();
}
