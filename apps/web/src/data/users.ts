import { emptyOn401 } from '@morsel/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';

const MINUTE_MS = 60_000;

export const userKeys = {
  all: ['users'] as const,
  current: ['users', 'current'] as const,
  guest: ['users', 'guest'] as const,
};

export const currentUserQuery = queryOptions({
  queryKey: userKeys.current,
  queryFn: ({ signal }) => emptyOn401(api.users.current({ signal })),
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
});

/**
 * The signed-in account; null once the API has said that there is none. A failure of any other
 * kind says nothing about the reader: what was known before stays.
 */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}
