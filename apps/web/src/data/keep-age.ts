import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Has a change of what was read for the eye leave it as old as it was: the server said nothing new. */
export function keepingAge(queryClient: QueryClient, queryKey: QueryKey): { updatedAt?: number } {
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  return updatedAt === undefined ? {} : { updatedAt };
}
