import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Reactions } from '../reactions.ts';
import { continueAsGuest } from './continue-as-guest.ts';
import { knownAccount } from './current-user.ts';
import { alone, forgetEverything } from './local-data.ts';

/**
 * Leaves an account that was deleted elsewhere: the reader goes on as this device's guest, and all of
 * the account leaves the device, what waits to be sent too.
 */
export function useLeaveDeletedAccount({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      alone(async () => {
        const account = knownAccount(queryClient);
        continueAsGuest(queryClient);
        if (account) await forgetEverything(account.id);
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
