import { isNotFound } from '@morsel/sdk';
import type { Session } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
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
export function useSessionEnd({ onSuccess, onError }: Reactions<Session>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (session: Session) => {
      await api.session.end(session.id).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      return session;
    },
    onSuccess: async (ended) => {
      await queryClient.cancelQueries({ queryKey: sessionsQuery.queryKey });
      queryClient.setQueryData(sessionsQuery.queryKey, (sessions) =>
        sessions?.filter(({ id }) => id !== ended.id),
      );
      onSuccess?.(ended);
    },
    onError: (error) => onError?.(error),
  });
}

/** Signs all other devices out, `mutate()`; answers how many these were. */
export function useEndOfOtherSessions({ onSuccess, onError }: Reactions<number>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.session.endOthers(),
    onSuccess: async ({ ended }) => {
      await queryClient.cancelQueries({ queryKey: sessionsQuery.queryKey });
      queryClient.setQueryData(sessionsQuery.queryKey, (sessions) =>
        sessions?.filter(({ isPresent }) => isPresent),
      );
      onSuccess?.(ended);
    },
    onError: (error) => onError?.(error),
  });
}
