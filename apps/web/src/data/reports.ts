import { emptyOn401 } from '@morsel/sdk';
import type { Reports } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { callAsReader } from './identity.ts';

export const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ client, signal }) => readReports(client, signal),
});

/** What the reader reported, newest first; whoever is nobody has reported nothing. */
export function useReports() {
  return useQuery(reportsQuery);
}

async function readReports(queryClient: QueryClient, signal: AbortSignal): Promise<Reports> {
  const call = callAsReader(queryClient, () => api.items.reports({ signal }));
  return (await emptyOn401(call)) ?? [];
}
