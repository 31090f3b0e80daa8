import { isRefusal } from '@morsel/sdk';
import type { QueryClient } from '@tanstack/react-query';

import { submitAsReader } from '../account/identity.ts';
import { forgetInFeed } from '../feed/feed-changes.ts';
import { pageLoad } from '../page-load.ts';
import { showStats } from './show-stats.ts';
import { offerUndo, type UndoableReview, withdrawUndo } from './undoable.ts';

/**
 * Takes the reader's last answer or rating back: its item is as it was before it.
 *
 * @throws ApiError when the server refuses it; else what fetch throws, when nothing was written down.
 */
export async function undoReview(queryClient: QueryClient, review: UndoableReview): Promise<void> {
  const { opId, target, label } = review;
  const { answered, rated } = pageLoad(queryClient);
  const [given, rating] = [answered.get(target), rated.get(target)];
  answered.delete(target);
  rated.delete(target);
  withdrawUndo(queryClient, opId);
  try {
    const undo = { kind: 'undo', target, value: opId, label } as const;
    const outcome = await submitAsReader(queryClient, undo);
    forgetInFeed(queryClient, target);
    if (outcome.state === 'counted') showStats(queryClient, outcome.result.stats);
  } catch (error) {
    if (given && !answered.has(target)) answered.set(target, given);
    if (rating && !rated.has(target)) rated.set(target, rating);
    if (!isRefusal(error)) offerUndo(queryClient, review);
    throw error;
  }
}
