import type { PasswordReset } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Reactions } from '../reactions.ts';
import { enterAccount } from './enter-account.ts';

/** Sets a password by a reset link and signs in; the account is known to the page at once. */
export function usePasswordReset({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reset: PasswordReset) =>
      enterAccount(queryClient, (api) => api.session.resetPassword(reset)),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
