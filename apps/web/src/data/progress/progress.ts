import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId } from '../account/identity.ts';
import { LEARNING_STALE_MS, learningKeys } from './learning-keys.ts';

const progressQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: [...learningKeys.of(userId), 'progress'],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.progress(id, { signal })),
    staleTime: LEARNING_STALE_MS,
  });

/** What the reader did in the last thirteen weeks, their days in a row, and what is due. */
export function useProgress() {
  return useQuery(progressQuery(useUserId()));
}
