import type { SignIn } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { becomeAccount } from './current-user.ts';
import { alone } from './local-data.ts';

/** Starts a session once the reader before has sent what can be sent; the account is known at once. */
export function useSignIn({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: SignIn) =>
      alone(async () => becomeAccount(queryClient, await api.session.signIn(credentials))),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
