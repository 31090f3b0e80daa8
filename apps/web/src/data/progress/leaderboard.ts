import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { statsKeys } from './stats.ts';

/** Under the stats, since whatever changes the reader's figures may change the ranks. */
export const leaderboardKey = [...statsKeys.all, 'leaderboard'] as const;

const leaderboardQuery = queryOptions({
  queryKey: leaderboardKey,
  queryFn: ({ signal }) => api.leaderboard.top({ signal }),
});

/** The readers with the most XP, first to last. */
export function useLeaderboard() {
  return useQuery(leaderboardQuery);
}
