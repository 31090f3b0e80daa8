import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId } from '../account/identity.ts';
import { LEARNING_STALE_MS, learningKeys } from './learning-keys.ts';

const achievementsQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: [...learningKeys.of(userId), 'achievements'],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.achievements(id, { signal })),
    staleTime: LEARNING_STALE_MS,
  });

/** All achievements, with how far the reader is. */
export function useAchievements() {
  return useQuery(achievementsQuery(useUserId()));
}
