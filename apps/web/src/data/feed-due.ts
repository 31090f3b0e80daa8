import type { QueryClient } from '@tanstack/react-query';

import { setDueInFeed } from './feed.ts';

const LAPSE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/**
 * When an item comes back at the earliest (epoch ms): the schedule has one step of ten minutes, for
 * what was not known, and days for all else. `isKnown` is undefined while only the server can tell.
 */
export function earliestDue(isKnown: boolean | undefined, at: number): number {
  return at + (isKnown ? DAY_MS : LAPSE_MS);
}

/** The pages of the feed stay as they came; an item of them that was practised anywhere is not due now. */
export function noteInFeed(
  queryClient: QueryClient,
  itemId: number,
  isKnown: boolean | undefined,
): void {
  setDueInFeed(queryClient, itemId, earliestDue(isKnown, Date.now()));
}
