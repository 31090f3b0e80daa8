import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import { requireReader, writeAsReader } from './identity.ts';
import { alone, forgetEverything } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';

/** Fetches everything that is stored about the reader, `mutate()`, as the text of a JSON file. */
export function useExport({ onSuccess, onError }: Reactions<string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const data = await writeAsReader(queryClient, (userId) => api.users.exportData(userId));
      return JSON.stringify(data, null, 2);
    },
    onSuccess: (text) => onSuccess?.(text),
    onError: (error) => onError?.(error),
  });
}

/** Deletes the reader for good, `mutate(confirmation)`; the page is then to be loaded anew. */
export function useDeletion({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    // Never for another reader than the page shows, however the session has changed meanwhile.
    mutationFn: (confirmation: string) =>
      alone(async () => {
        const reader = requireReader(queryClient);
        await api.users.deleteAccount(reader.userId, confirmation);
        if (reader.isGuest) forgetDemoUserId();
        forgetSavedReader();
        await forgetEverything(reader.userId);
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}
