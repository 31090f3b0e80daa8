import { UnknownReaderError } from '@morsel/sdk';
import type { Shelf } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';
import { knownBook } from '../books/books.ts';
import { useWaiting } from '../pending-operations.ts';
import { shelfKeys } from './shelf-keys.ts';
import { shelfAfter } from './shelf-with-pending.ts';

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
    if (userId === undefined) throw new UnknownReaderError();
    return api.shelf.list(userId, { signal });
  });
}
