import type { Passage } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';

/** The place in the text that an item's quote stands in; read once, since it does not change. */
export function readPassage(queryClient: QueryClient, itemId: number): Promise<Passage> {
  return queryClient.fetchQuery({
    queryKey: ['passages', itemId],
    queryFn: ({ signal }) => callAsReader(queryClient, () => api.items.passage(itemId, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
