import type { NewSyncServer, PassingOn } from '@morsel/sdk/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { requireProof } from '../account/sign-in-ways.ts';
import type { Reactions } from '../reactions.ts';

const syncServerQuery = queryOptions({
  queryKey: ['sync-server'],
  queryFn: ({ signal }) => api.syncServer.get({ signal }),
  // What is passed on changes without anybody's doing.
  staleTime: 0,
});

/** Where reading positions are passed on to, and how that goes. */
export function useSyncServer() {
  return useQuery(syncServerQuery);
}

/** Names the server, `mutate(login)`; `isProofNeeded` where the reader has to prove first who they are. */
export function useSyncServerNaming({ onSuccess }: Reactions<PassingOn>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (login: NewSyncServer) => {
      await requireProof(queryClient);
      return api.syncServer.set(login);
    },
    // Nothing that is kept has the password.
    gcTime: 0,
    onSuccess: async (named) => {
      await queryClient.cancelQueries({ queryKey: syncServerQuery.queryKey });
      queryClient.setQueryData(syncServerQuery.queryKey, named);
      onSuccess?.(named);
    },
  });
}

/** Passes on nothing more, `mutate()`. */
export function useSyncServerEnd({ onSuccess }: Reactions<PassingOn>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.syncServer.remove(),
    onSuccess: async () => {
      const nowhere = { server: null };
      await queryClient.cancelQueries({ queryKey: syncServerQuery.queryKey });
      queryClient.setQueryData(syncServerQuery.queryKey, nowhere);
      onSuccess?.(nowhere);
    },
  });
}
