import type { SignUp } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import type { Reactions } from './reactions.ts';
import { currentUserQuery } from './users.ts';

/** Makes an account, known to the page at once; the guest of this device is it from now on. */
export function useSignUp({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (account: SignUp) => api.session.signUp(account),
    onSuccess: (account) => {
      forgetDemoUserId();
      queryClient.setQueryData(currentUserQuery.queryKey, account);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}
