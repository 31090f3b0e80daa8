import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { statsKeys } from './stats.ts';

const leaderboardQuery = queryOptions({
  // Under the stats, since whatever changes the reader's figures may change the ranks.
  queryKey: [...statsKeys.all, 'leaderboard'],
  queryFn: ({ signal }) => api.leaderboard.top({ signal }),
});

/** The readers with the most XP, first to last. */
export function useLeaderboard() {
  return useQuery(leaderboardQuery);
}
