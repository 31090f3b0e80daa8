import type { GenerationWish } from '@morsel/sdk';
import type { Makeable } from '@morsel/sdk/domain';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';

/** What a batch would take as it is wished for. */
export function useEstimate(bookId: number, what: Makeable, wish: GenerationWish) {
  return useQuery({
    queryKey: ['generation', 'estimate', bookId, what, wish],
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.generation.estimate(bookId, what, { ...wish, signal })),
    // Each batch that is made teaches the server what one takes.
    staleTime: 0,
    gcTime: 0,
  });
}
