import type { SignIn } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import type { Reactions } from './reactions.ts';
import { currentUserQuery } from './users.ts';

/** Starts a session; the account is known to the page at once. */
export function useSignIn({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: SignIn) => api.session.signIn(credentials),
    onSuccess: (account) => {
      queryClient.setQueryData(currentUserQuery.queryKey, account);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}
