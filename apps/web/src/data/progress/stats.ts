import type { UserStats } from '@morsel/sdk/contract';
import { statsAfter } from '@morsel/sdk/rules';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { firstApi } from '../../first-api.ts';
import { callAsReader, useUserId } from '../account/identity.ts';
import { useWaiting } from '../pending-operations.ts';

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

/** XP, level, streak and totals of the reader, account or guest, with what waits on top. */
export function useStats() {
  const waiting = useWaiting();
  const withWaiting = useCallback(
    (stats: UserStats) =>
      statsAfter(
        stats,
        waiting.flatMap(({ counted }) => counted ?? []),
      ),
    [waiting],
  );
  return useQuery({ ...statsQuery(useUserId()), select: withWaiting });
}

async function readStats(
  queryClient: QueryClient,
  known: number,
  signal: AbortSignal,
): Promise<UserStats> {
  try {
    return await callAsReader(queryClient, (userId = known) =>
      firstApi.users.stats(userId, { signal }),
    );
  } catch (cause) {
    throw new Error('Failed to fetch user stats', { cause });
  }
}
