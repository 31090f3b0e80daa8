import type { SignUp } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { becomeAccount } from './current-user.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import { alone } from './local-data.ts';

/**
 * Makes an account, known to the page at once; the guest of this device, who first sends what can
 * be sent, is it from now on.
 */
export function useSignUp({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (account: SignUp) =>
      alone(async () => {
        const created = await api.session.signUp(account);
        forgetDemoUserId();
        becomeAccount(queryClient, created);
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
