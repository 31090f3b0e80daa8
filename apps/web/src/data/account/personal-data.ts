import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import { requireReader, writeAsReader } from './identity.ts';
import { alone, forgetEverything } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';

/**
 * Fetches everything that is stored about the reader, as the text of a JSON file: `mutate(password)`
 * for an account, `mutate(null)` for a guest.
 */
export function useExport({ onSuccess, onError }: Reactions<string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string | null) => {
      if (password !== null) await api.session.confirm(password);
      const data = await writeAsReader(queryClient, (userId) => api.users.exportData(userId));
      return JSON.stringify(data, null, 2);
    },
    onSuccess: (text) => onSuccess?.(text),
    onError: (error) => onError?.(error),
  });
}

/**
 * Deletes the reader for good: `mutate(password)` for an account, `mutate(word)` for a guest. The page
 * is then to be loaded anew.
 */
export function useDeletion({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    // Never for another reader than the page shows, however the session has changed meanwhile.
    mutationFn: (proof: string) =>
      alone(async () => {
        const reader = requireReader(queryClient);
        if (reader.isGuest) {
          await api.users.deleteAccount(reader.userId, proof);
          forgetDemoUserId();
        } else {
          await api.session.confirm(proof);
          await api.users.deleteAccount(reader.userId);
        }
        forgetSavedReader();
        await forgetEverything(reader.userId);
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
