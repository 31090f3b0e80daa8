import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import type { Reactions } from '../reactions.ts';
import { knownAccount, userKeys } from './current-user.ts';
import { forgetDemoUserId, storedDemoUserId } from './demo-user-storage.ts';
import { bringWaiting } from './local-data.ts';

const guestProgressQuery = queryOptions({
  queryKey: ['guest-progress'],
  queryFn: ({ signal }) => api.users.guestProgress({ signal }),
});

/** What this device's guest could bring along into the signed-in account. */
export function useGuestProgress() {
  return useQuery(guestProgressQuery);
}

/**
 * Brings it along, and what the guest has not sent yet; then nothing is left of the guest, and all
 * data is read anew.
 */
export function useBringGuestProgress({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.users.bringGuestProgress();
      const guestId = storedDemoUserId();
      const account = knownAccount(queryClient);
      forgetDemoUserId();
      if (guestId !== undefined && account) await bringWaiting(guestId, account.id);
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: userKeys.guest });
      void queryClient.resetQueries({ queryKey: feedKeys.all });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== feedKeys.all[0],
      });
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}
