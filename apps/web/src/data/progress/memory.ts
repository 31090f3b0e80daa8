import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, useUserId } from '../account/identity.ts';
import { LEARNING_STALE_MS, learningKeys } from './learning-keys.ts';

const memoryKey = (userId: number | undefined) => [...learningKeys.of(userId), 'memory'] as const;

const memoriesQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: memoryKey(userId),
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.memory(id, { signal })),
    staleTime: LEARNING_STALE_MS,
  });

const bookMemoryQuery = (userId: number | undefined, bookId: number) =>
  queryOptions({
    queryKey: [...memoryKey(userId), bookId],
    queryFn:
      userId === undefined
        ? skipToken
        : ({ client, signal }) =>
            callAsReader(client, (id = userId) => api.users.bookMemory(id, bookId, { signal })),
    staleTime: LEARNING_STALE_MS,
  });

/** How much the reader remembers of each book on the shelf. */
export function useMemories() {
  return useQuery(memoriesQuery(useUserId()));
}

/** How much the reader remembers of a book, on the shelf or not. */
export function useBookMemory(bookId: number) {
  return useQuery(bookMemoryQuery(useUserId(), bookId));
}
