import { QueryClient } from '@tanstack/react-query';

import { savedReader } from './account/reader-storage.ts';
import { withSavedCopy } from './saved-copy.ts';

/**
 * Data never goes stale by itself and nothing is asked for twice: no retries, no refetch on focus,
 * on reconnecting or by the clock. Calls go out even when the browser believes to be offline, so
 * that they fail at once and the screen can say so, or show what the device has kept.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
        persister: withSavedCopy(savedReader()?.userId),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
