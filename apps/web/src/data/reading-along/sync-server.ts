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
  refetchInterval: ({ state }) => lookAgainMs(state.data, Date.now()),
});

/** A try takes so long, as a rule, after its time has come; no oftener it is looked again. */
const TRY_MS = 2000;

/** When to look what became of the next try; false: there is none. `now` in epoch ms. @returns ms. */
function lookAgainMs(passingOn: PassingOn | undefined, now: number): number | false {
  const server = passingOn?.server;
  if (!server || server.waiting === 0) return false;
  const { nextTryAt, failingSince } = server;
  // It is not tried any more.
  if (nextTryAt === null && failingSince !== null) return false;
  return Math.max((nextTryAt ?? now) - now, 0) + TRY_MS;
}

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
