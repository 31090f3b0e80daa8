import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader, useUserId } from './identity.ts';
import { statsKeys } from './stats.ts';

const progressQuery = (userId: number | undefined) =>
  queryOptions({
    // Under the stats, since each answer changes it.
    queryKey: [...statsKeys.of(userId), 'progress'],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.progress(id, { signal })),
  });

/** What the reader did in the last thirteen weeks, their days in a row, and what is due. */
export function useProgress() {
  return useQuery(progressQuery(useUserId()));
}
