import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader, useUserId } from './identity.ts';
import { statsKeys } from './stats.ts';

const achievementsQuery = (userId: number | undefined) =>
  queryOptions({
    // Under the stats, since each answer may change them.
    queryKey: [...statsKeys.of(userId), 'achievements'],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.achievements(id, { signal })),
  });

/** All achievements, with how far the reader is. */
export function useAchievements() {
  return useQuery(achievementsQuery(useUserId()));
}
