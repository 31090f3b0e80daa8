import { isConfirmationRequired } from '@morsel/sdk';
import type { PasswordChange } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { holdingCalls } from './holding-calls.ts';
import { knownReader } from './identity.ts';
import { alone, forgetAllButWaiting } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';
import { outdateSessions } from './sessions.ts';
import { outdateSignInWays } from './sign-in-ways.ts';

/**
 * Sets another password; the account's other sessions end, this one stays. `isConfirmationRequired` where
 * there was none, and the reader has to prove first who they are.
 */
export function usePasswordChange({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => api.session.changePassword(change),
    onSuccess: () => {
      void outdateSignInWays(queryClient);
      void outdateSessions(queryClient);
      onSuccess?.();
    },
    onError: (error) => {
      if (isConfirmationRequired(error)) void outdateSignInWays(queryClient);
      onError?.(error);
    },
  });
}

/**
 * Ends all sessions of the account, this one included; nothing that was downloaded for it is left on
 * the device, and the page is then to be loaded anew.
 */
export function useLogoutEverywhere({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      alone(async () => {
        const reader = knownReader(queryClient);
        const { callOff } = await holdingCalls(queryClient, ({ session }) =>
          session.logoutEverywhere(),
        );
        try {
          forgetSavedReader();
          if (reader) await forgetAllButWaiting(reader.userId);
        } finally {
          await queryClient.cancelQueries();
          callOff();
        }
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
