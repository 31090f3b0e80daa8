import type { FeedItem } from '@morsel/sdk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { dueQuery, feedKeys } from './feed-changes.ts';
import { withDue } from './feed-page.ts';

/** Items with the times when they are due by now, whatever is practised. */
export function useDues(items: readonly FeedItem[]): FeedItem[] {
  const { data: dues } = useQuery(dueQuery);
  return items.map((item) => withDue(item, dues?.[item.id]));
}

/** Returns what begins the feed of what is due anew. */
export function useDueFeedAnew(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.resetQueries({ queryKey: feedKeys.duePages });
}
