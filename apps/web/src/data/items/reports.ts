import { emptyOn401 } from '@morsel/sdk';
import type { ReportRequest, Reports } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../../api.ts';
import { offline } from '../../offline/door.ts';
import { callAsReader, knownReader, writeAsReader } from '../account/identity.ts';
import { takeFromBookItems } from '../books/change-book-items.ts';
import { leaveFeed } from '../feed/feed-changes.ts';
import { refreshMarks } from '../refresh-marks.ts';

const reportsQuery = queryOptions({
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

/**
 * Reports an item as the reader: it leaves the feed, the lists of its book and the study pack.
 *
 * @throws UnknownReaderError when no reader is known; ApiError when the server refuses it.
 */
export async function reportItem(
  queryClient: QueryClient,
  itemId: number,
  report: ReportRequest,
): Promise<void> {
  await writeAsReader(queryClient, () => api.items.report(itemId, report));
  void leavePack(queryClient, itemId);
  leaveFeed(queryClient, itemId);
  takeFromBookItems(queryClient, itemId);
  refreshMarks(queryClient);
  void queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey });
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
