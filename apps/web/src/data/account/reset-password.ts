import type { PasswordReset } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { becomeAccount } from './current-user.ts';
import { alone } from './local-data.ts';

/** Sets a password by a reset link and signs in; the account is known to the page at once. */
export function usePasswordReset({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reset: PasswordReset) =>
      alone(async () => becomeAccount(queryClient, await api.session.resetPassword(reset))),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
