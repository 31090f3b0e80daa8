import type { UserStats } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { requireReader } from '../account/identity.ts';
import { outdateBookItems } from '../books/change-book-items.ts';
import { statsKeys } from '../progress/stats.ts';
import { shelfKeys } from '../shelf/shelf-keys.ts';

/** Shows the stats that came with what counts otherwise from now on, and outdates what hangs on them. */
export function showStats(queryClient: QueryClient, stats: UserStats): void {
  const { userId } = requireReader(queryClient);
  queryClient.setQueryData<UserStats>(
    statsKeys.of(userId),
    (before) => before && { ...before, ...stats },
  );
  void queryClient.invalidateQueries({ queryKey: statsKeys.all });
  void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
  outdateBookItems(queryClient);
}
