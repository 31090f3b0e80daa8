import type { SignIn } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Reactions } from '../reactions.ts';
import { enterAccount } from './enter-account.ts';

/** Starts a session once the reader before has sent what can be sent; the account is known at once. */
export function useSignIn({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: SignIn) =>
      enterAccount(queryClient, (api) => api.session.signIn(credentials)),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
