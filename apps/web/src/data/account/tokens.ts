import { isNotFound } from '@morsel/sdk';
import type { AccessToken, CreatedAccessToken, NewAccessToken } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
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
export function useTokenCreation({ onSuccess, onError }: Reactions<CreatedAccessToken>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: NewAccessToken) => {
      await requireProof(queryClient);
      return api.tokens.create(wanted);
    },
    // Nothing that is kept has the token itself.
    gcTime: 0,
    onSuccess: async (created) => {
      const { token: _secret, ...shown } = created;
      await changeList(queryClient, (tokens) => [shown, ...tokens]);
      onSuccess?.(created);
    },
    onError: (error) => onError?.(error),
  });
}

/** Takes a token away, `mutate(token)`; one that is gone is no failure. */
export function useTokenRevocation({ onSuccess, onError }: Reactions<AccessToken>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (token: AccessToken) => {
      await api.tokens.revoke(token.id).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      return token;
    },
    onSuccess: async (revoked) => {
      await changeList(queryClient, (tokens) => tokens.filter(({ id }) => id !== revoked.id));
      onSuccess?.(revoked);
    },
    onError: (error) => onError?.(error),
  });
}

/** A list that is on the way does not know of it. */
async function changeList(
  queryClient: QueryClient,
  change: (tokens: AccessToken[]) => AccessToken[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: tokensQuery.queryKey });
  queryClient.setQueryData(tokensQuery.queryKey, (tokens) => tokens && change(tokens));
}
