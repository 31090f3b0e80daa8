import type { SignUp } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Reactions } from '../reactions.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import { enterAccount } from './enter-account.ts';

/**
 * Makes an account, known to the page at once; the guest of this device, who first sends what can
 * be sent, is it from now on.
 */
export function useSignUp({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (account: SignUp) =>
      enterAccount(queryClient, async (api) => {
        const created = await api.session.signUp(account);
        forgetDemoUserId();
        return created;
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
