import type { ReportRequest } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { offline } from '../offline/open.ts';
import { takeFromBookItems } from './book-items.ts';
import { leaveFeed } from './feed.ts';
import { knownReader, writeAsReader } from './identity.ts';
import { refreshMarks } from './refreshing-marks.ts';
import { reportsQuery } from './reports.ts';

/**
 * Reports an item as the reader: it leaves the feed, the lists of its book and the study pack.
 *
 * @throws Error "User not found" when no reader is known; ApiError when the server refuses it.
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
