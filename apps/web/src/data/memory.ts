import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader, useUserId } from './identity.ts';
import { statsKeys } from './stats.ts';

// Under the stats, since each answer changes them.
const memoryKey = (userId: number | undefined) => [...statsKeys.of(userId), 'memory'] as const;

const memoryQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: memoryKey(userId),
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.memory(id, { signal })),
  });

const bookMemoryQuery = (userId: number | undefined, bookId: number) =>
  queryOptions({
    queryKey: [...memoryKey(userId), bookId],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.bookMemory(id, bookId, { signal })),
  });

/** How much the reader remembers of each book on the shelf. */
export function useMemory() {
  return useQuery(memoryQuery(useUserId()));
}

/** How much the reader remembers of a book, on the shelf or not. */
export function useBookMemory(bookId: number) {
  return useQuery(bookMemoryQuery(useUserId(), bookId));
}
