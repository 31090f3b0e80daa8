import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

export const reportKeys = {
  /** What the reader reported and what became of it. */
  list: ['reports', 'list'] as const,
  items: ['reported-items'] as const,
};

export const reportedItemsQuery = queryOptions<readonly number[]>({
  queryKey: reportKeys.items,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Ids of the items that were reported since the page was loaded: the feed passes over them. */
export function useReportedItems(): readonly number[] | undefined {
  return useQuery(reportedItemsQuery).data;
}
