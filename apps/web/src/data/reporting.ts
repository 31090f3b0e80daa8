import type { ReportRequest } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../api.ts';
import { offline } from '../offline/open.ts';
import { takeFromBookItems } from './book-items.ts';
import { knownReader, writeAsReader } from './identity.ts';
import { refreshMarks } from './refreshing-marks.ts';

export const reportKeys = {
  all: ['reports'] as const,
  list: ['reports', 'list'] as const,
  /** Ids of the items that were reported since the page was loaded. */
  items: ['reports', 'items'] as const,
};

const reportedItemsQuery = queryOptions<readonly number[]>({
  queryKey: reportKeys.items,
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Ids of the items that were reported since the page was loaded: the feed passes over them. */
export function useReportedItems(): readonly number[] | undefined {
  return useQuery(reportedItemsQuery).data;
}

/** Reports an item: it leaves the feed, the lists of its book and the study pack. */
export function useReporting(itemId: number) {
  const queryClient = useQueryClient();
  return async (report: ReportRequest) => {
    await writeAsReader(queryClient, () => api.items.report(itemId, report));
    void leavePack(queryClient, itemId);
    queryClient.setQueryData(reportedItemsQuery.queryKey, (ids = []) => [...ids, itemId]);
    takeFromBookItems(queryClient, itemId);
    refreshMarks(queryClient);
    void queryClient.invalidateQueries({ queryKey: reportKeys.list });
  };
}

/** Where the pack cannot be had, the next one comes without the item. */
async function leavePack(queryClient: QueryClient, itemId: number): Promise<void> {
  const reader = knownReader(queryClient);
  if (!reader) return;
  try {
    const { takeFromPack } = await offline();
    await takeFromPack(reader.userId, itemId);
  } catch {
    return;
  }
}
