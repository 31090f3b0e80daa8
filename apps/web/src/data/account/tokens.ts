import type { AccessToken, CreatedAccessToken, NewAccessToken } from '@morsel/sdk/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { useAddition, useRemoval } from '../list-changes.ts';
import type { Reactions } from '../reactions.ts';
import { requireProof } from './sign-in-ways.ts';

const tokensQuery = queryOptions({
  queryKey: ['access-tokens'],
  queryFn: ({ signal }) => api.tokens.list({ signal }),
});

/** The access tokens of the account, the one that was made last first. */
export function useTokens() {
  return useQuery(tokensQuery);
}

/**
 * Makes a token, which what it answers alone has; `isProofNeeded` where the reader has to prove first who
 * they are.
 */
export function useTokenCreation(reactions: Reactions<CreatedAccessToken>) {
  const queryClient = useQueryClient();
  const creation = {
    add: async (wanted: NewAccessToken) => {
      await requireProof(queryClient);
      return api.tokens.create(wanted);
    },
    entryOf: ({ token: _secret, ...shown }: CreatedAccessToken) => shown,
  };
  return useAddition(tokensQuery, creation, reactions);
}

/** Takes a token away, `mutate(token)`; one that is gone is no failure. */
export function useTokenRevocation(reactions: Reactions<AccessToken>) {
  return useRemoval(tokensQuery, ({ id }) => api.tokens.revoke(id), reactions);
}
