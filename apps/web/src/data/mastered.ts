import { emptyOn401 } from '@morsel/sdk';
import type { MasteredQuestions } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader } from './identity.ts';

export const masteredKeys = {
  all: ['mastered'] as const,
  list: ['mastered', 'list'] as const,
};

/** The reader's mastered questions, newest first; whoever is nobody has none. */
export const masteredQuery = queryOptions({
  queryKey: masteredKeys.list,
  queryFn: ({ client, signal }) => readMastered(client, signal),
});

export function useMastered() {
  return useQuery(masteredQuery);
}

async function readMastered(
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<MasteredQuestions> {
  const call = callAsReader(queryClient, () => api.mastery.list({ signal }));
  return (await emptyOn401(call)) ?? [];
}
