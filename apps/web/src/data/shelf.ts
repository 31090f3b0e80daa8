import type { Shelf } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { api } from '../api.ts';
import { knownBook } from './books.ts';
import { callAsReader } from './identity.ts';
import { useWaiting } from './pending.ts';
import { shelfAfter } from './shelf-waiting.ts';

export const shelfKeys = {
  all: ['shelf'] as const,
  entries: ['shelf', 'entries'] as const,
};

/** The books on the reader's shelf, with progress and mastery. */
export const shelfQuery = queryOptions({
  queryKey: shelfKeys.entries,
  queryFn: ({ client, signal }) => readShelf(client, signal),
});

/** The reader's shelf, as it is with what waits to be sent. */
export function useShelf() {
  const queryClient = useQueryClient();
  const waiting = useWaiting();
  const withWaiting = useCallback(
    (shelf: Shelf) => shelfAfter(shelf, waiting, (bookId) => knownBook(queryClient, bookId)),
    [queryClient, waiting],
  );
  return useQuery({ ...shelfQuery, select: withWaiting });
}

function readShelf(queryClient: QueryClient, signal: AbortSignal): Promise<Shelf> {
  return callAsReader(queryClient, (userId) => {
    if (userId === undefined) throw new Error('User not found');
    return api.shelf.list(userId, { signal });
  });
}
