import type { UserStats } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader, useUserId } from './identity.ts';

const STALE_MS = 30_000;

export const statsKeys = {
  all: ['stats'] as const,
  of: (userId: number | undefined) => ['stats', userId] as const,
};

function statsQuery(userId: number | undefined) {
  return queryOptions({
    queryKey: statsKeys.of(userId),
    queryFn:
      userId === undefined ? skipToken : ({ client, signal }) => readStats(client, userId, signal),
    staleTime: STALE_MS,
  });
}

/** XP, level, streak and totals of the reader, account or guest. */
export function useStats() {
  return useQuery(statsQuery(useUserId()));
}

async function readStats(
  queryClient: QueryClient,
  known: number,
  signal: AbortSignal,
): Promise<UserStats> {
  try {
    return await callAsReader(queryClient, (userId = known) => api.users.stats(userId, { signal }));
  } catch (cause) {
    throw new Error('Failed to fetch user stats', { cause });
  }
}
