import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api, type promptApi } from '../../api.ts';
import type { Reactions } from '../reactions.ts';
import { type AccountProof, type GuestProof, confirmReader } from './confirm.ts';
import { forgetDemoUserId } from './demo-user-storage.ts';
import { holdingCalls } from './holding-calls.ts';
import { requireReader, writeAsReader } from './identity.ts';
import { alone, forgetEverything } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';

/**
 * Fetches everything that is stored about the reader, as the text of a JSON file: `mutate(proof)` for
 * an account, `mutate(null)` for a guest.
 */
export function useExport({ onSuccess, onError }: Reactions<string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (proof: AccountProof | null) => {
      if (proof !== null) await confirmReader(proof);
      const data = await writeAsReader(queryClient, (userId) => api.users.exportData(userId));
      return JSON.stringify(data, null, 2);
    },
    onSuccess: (text) => onSuccess?.(text),
    onError: (error) => onError?.(error),
  });
}

/**
 * Deletes the reader for good, once they have proved that it is them. The page is then to be loaded
 * anew.
 */
export function useDeletion({ onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    // Never for another reader than the page shows, however the session has changed meanwhile.
    mutationFn: async (proof: AccountProof | GuestProof) => {
      const { userId } = requireReader(queryClient);
      // Before what stops the outbox, since the reader may take their time for it.
      if (proof.by !== 'word') await confirmReader(proof);
      await alone(async () => {
        const { callOff } = await holdingCalls(queryClient, ({ users }) =>
          deleteReader(users, userId, proof),
        );
        try {
          forgetSavedReader();
          await forgetEverything(userId);
        } finally {
          await queryClient.cancelQueries();
          callOff();
        }
      });
    },
    onSuccess: () => onSuccess?.(),
    onError: (error) => onError?.(error),
  });
}

async function deleteReader(
  users: (typeof promptApi)['users'],
  userId: number,
  proof: AccountProof | GuestProof,
): Promise<void> {
  if (proof.by !== 'word') {
    await users.deleteAccount(userId);
  } else {
    await users.deleteAccount(userId, proof.word);
    forgetDemoUserId();
  }
}
