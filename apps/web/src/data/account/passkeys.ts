import type { Passkey } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { changeKept, useAddition, useRemoval } from '../list-changes.ts';
import type { Reactions } from '../reactions.ts';
import { forgetPasskey, makePasskey } from './authenticator.ts';
import { outdateSignInWays, requireProof } from './sign-in-ways.ts';

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => api.passkeys.list({ signal }),
});

/** The passkeys of the account, the one that was added last first. */
export function usePasskeys() {
  return useQuery(passkeysQuery);
}

/** Makes a passkey and adds it, `mutate()`; `isProofNeeded` where the reader has to prove first who they are. */
export function usePasskeyAddition(reactions: Reactions<Passkey>) {
  const queryClient = useQueryClient();
  const addition = {
    add: async (_nothing: void) => {
      await requireProof(queryClient);
      return api.passkeys.add(await makePasskey(await api.passkeys.challengeNew()));
    },
    entryOf: (added: Passkey) => added,
  };
  return useAddition(passkeysQuery, addition, alsoWaysChange(queryClient, reactions));
}

/** Gives a passkey another name. */
export function usePasskeyRename({ onSuccess, onError }: Reactions<Passkey>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) => api.passkeys.rename(id, name),
    onSuccess: async (renamed) => {
      await changeKept(queryClient, passkeysQuery, (passkeys) =>
        passkeys.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
      );
      onSuccess?.(renamed);
    },
    onError: (error) => onError?.(error),
  });
}

/**
 * Removes a passkey here and, where the browser can pass that on, where it is kept; one that is gone is
 * no failure. `isProofNeeded` as of an addition.
 */
export function usePasskeyRemoval(reactions: Reactions<Passkey>) {
  const queryClient = useQueryClient();
  const remove = async ({ id }: Passkey) => {
    await requireProof(queryClient);
    await forgetPasskey(await api.passkeys.remove(id));
  };
  return useRemoval(passkeysQuery, remove, alsoWaysChange(queryClient, reactions));
}

const alsoWaysChange = (
  queryClient: QueryClient,
  { onSuccess, ...reactions }: Reactions<Passkey>,
): Reactions<Passkey> => ({
  ...reactions,
  onSuccess: (passkey) => {
    void outdateSignInWays(queryClient);
    onSuccess?.(passkey);
  },
});
