import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId, writeAsReader } from '../account/identity.ts';
import { leaderboardKey } from './leaderboard.ts';
import { statsKeys } from './stats.ts';

const standingQuery = (userId: number | undefined) =>
  queryOptions({
    // Under the stats, as the leaderboard is.
    queryKey: [...statsKeys.of(userId), 'standing'],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.leaderboard.standing(id, { signal })),
  });

/** The reader's own place on the leaderboard. */
export function useStanding() {
  return useQuery(standingQuery(useUserId()));
}

/**
 * Puts the reader on the leaderboard or takes them off it, `mutate(isListed)`; while that is on its
 * way, `variables` says what is wished.
 */
export function useChangeStanding() {
  const queryClient = useQueryClient();
  const { queryKey } = standingQuery(useUserId());
  return useMutation({
    // One after the other, so that the last wish stands.
    scope: { id: 'standing' },
    mutationFn: (isListed: boolean) =>
      writeAsReader(queryClient, (userId) => api.leaderboard.changeStanding(userId, { isListed })),
    onSuccess: async (standing) => {
      // What was asked before does not know of it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, standing);
      void queryClient.invalidateQueries({ queryKey: leaderboardKey });
    },
  });
}
