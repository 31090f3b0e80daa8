import type { Session } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { changeKept, useRemoval } from '../list-changes.ts';
import type { Reactions } from '../reactions.ts';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.session.list({ signal }),
});

/** Where the account is signed in, this device first. */
export function useSessions() {
  return useQuery(sessionsQuery);
}

/** Others have ended, or this one has begun anew. */
export function outdateSessions(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

/** Signs another device out, `mutate(session)`; one that is signed out already is no failure. */
export function useSessionEnd(reactions: Reactions<Session>) {
  return useRemoval(sessionsQuery, ({ id }) => api.session.end(id), reactions);
}

/** Signs all other devices out, `mutate()`; answers how many these were. */
export function useEndOfOtherSessions({ onSuccess, onError }: Reactions<number>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.session.endOthers(),
    onSuccess: async ({ ended }) => {
      await changeKept(queryClient, sessionsQuery, (sessions) =>
        sessions.filter(({ isPresent }) => isPresent),
      );
      onSuccess?.(ended);
    },
    onError: (error) => onError?.(error),
  });
}
