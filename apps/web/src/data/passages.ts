import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader } from './identity.ts';

const passageQuery = (itemId: number) =>
  queryOptions({
    queryKey: ['passages', itemId],
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.items.passage(itemId, { signal })),
    // An item keeps its place in the text.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Reads where in the text an item's quote stands; an ApiError of status 404 says that it is gone. */
export function useReadPassage(itemId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery(passageQuery(itemId));
}
