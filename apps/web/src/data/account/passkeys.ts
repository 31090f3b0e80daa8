import { isNotFound } from '@morsel/sdk';
import type { Passkey } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
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

/** Makes a passkey and adds it; `isProofNeeded` where the reader has to prove first who they are. */
export function usePasskeyAddition({ onSuccess, onError }: Reactions<Passkey>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await requireProof(queryClient);
      return api.passkeys.add(await makePasskey(await api.passkeys.challengeNew()));
    },
    onSuccess: async (added) => {
      void outdateSignInWays(queryClient);
      await changeList(queryClient, (passkeys) => [added, ...passkeys]);
      onSuccess?.(added);
    },
    onError: (error) => onError?.(error),
  });
}

/** Gives a passkey another name. */
export function usePasskeyRename({ onSuccess, onError }: Reactions<Passkey>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) => api.passkeys.rename(id, name),
    onSuccess: async (renamed) => {
      await changeList(queryClient, (passkeys) =>
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
export function usePasskeyRemoval({ onSuccess, onError }: Reactions<Passkey>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (passkey: Passkey) => {
      await requireProof(queryClient);
      try {
        await forgetPasskey(await api.passkeys.remove(passkey.id));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
      return passkey;
    },
    onSuccess: async (removed) => {
      void outdateSignInWays(queryClient);
      await changeList(queryClient, (passkeys) => passkeys.filter(({ id }) => id !== removed.id));
      onSuccess?.(removed);
    },
    onError: (error) => onError?.(error),
  });
}

/** A list that is on the way does not know of it. */
async function changeList(
  queryClient: QueryClient,
  change: (passkeys: Passkey[]) => Passkey[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: passkeysQuery.queryKey });
  queryClient.setQueryData(passkeysQuery.queryKey, (passkeys) => passkeys && change(passkeys));
}
