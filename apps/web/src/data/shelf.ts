import type { Shelf } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader } from './identity.ts';

export const shelfKeys = {
  all: ['shelf'] as const,
  entries: ['shelf', 'entries'] as const,
};

/** The books on the reader's shelf, with progress and mastery. */
export const shelfQuery = queryOptions({
  queryKey: shelfKeys.entries,
  queryFn: ({ client, signal }) => readShelf(client, signal),
});

export function useShelf() {
  return useQuery(shelfQuery);
}

function readShelf(queryClient: QueryClient, signal: AbortSignal): Promise<Shelf> {
  return callAsReader(queryClient, (userId) => {
    if (userId === undefined) throw new Error('User not found');
    return api.shelf.list(userId, { signal });
  });
}
