import type { GenerationWish } from '@morsel/sdk';
import type { Makeable } from '@morsel/sdk/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';

/** What a batch would take as it is wished for; of the wish before until the answer is there. */
export function useEstimate(bookId: number, what: Makeable, wish: GenerationWish) {
  return useQuery({
    queryKey: ['generation', 'estimate', bookId, what, wish],
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.generation.estimate(bookId, what, { ...wish, signal })),
    placeholderData: keepPreviousData,
    // Each batch that is made teaches the server what one takes.
    staleTime: 0,
    gcTime: 0,
  });
}
