import { UNDO_WINDOW_MS } from '@morsel/sdk/domain';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';

import type { NewOperation } from '../../offline/door.ts';
import type { Reactions } from '../reactions.ts';

/** An answer or a rating of this load of the page that can still be undone. */
export type UndoableReview = Pick<NewOperation, 'target' | 'label'> & { readonly opId: string };

/** In the order of doing: only the last can be undone, then the one before it. */
const undoableQuery = queryOptions<readonly UndoableReview[]>({
  queryKey: ['undoable'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Sends an answer or a rating, and offers to undo it for as long as that is allowed. */
export async function withUndo<Outcome>(
  queryClient: QueryClient,
  { opId, target, label }: UndoableReview,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  offerUndo(queryClient, { opId, target, label });
  setTimeout(() => withdrawUndo(queryClient, opId), UNDO_WINDOW_MS);
  try {
    return await send();
  } catch (error) {
    withdrawUndo(queryClient, opId);
    throw error;
  }
}

export function offerUndo(queryClient: QueryClient, review: UndoableReview): void {
  queryClient.setQueryData(undoableQuery.queryKey, (reviews = []) => [...reviews, review]);
}

export function withdrawUndo(queryClient: QueryClient, opId: string): void {
  queryClient.setQueryData(undoableQuery.queryKey, (reviews = []) =>
    reviews.filter((review) => review.opId !== opId),
  );
}

/** An item was marked: the review that the mark stands on stays, and those before it. */
export function withdrawUndosUntil(queryClient: QueryClient, itemId: number): void {
  queryClient.setQueryData(undoableQuery.queryKey, (reviews = []) =>
    reviews.slice(reviews.findLastIndex(({ target }) => target === itemId) + 1),
  );
}

interface UndoOptions extends Reactions<void> {
  /** False as long as nobody has answered or rated the item: in a long feed few cards listen then. */
  readonly isReviewed?: boolean;
}

/**
 * Undoes the last answer or rating, where it was about this item and can still be undone; rejects
 * when it counts all the same. The code for it is fetched when it is needed.
 */
export function useUndo(
  itemId: number,
  { onSuccess, onError, isReviewed = true }: UndoOptions,
): (() => Promise<void>) | undefined {
  const queryClient = useQueryClient();
  const select = useCallback(
    (reviews: readonly UndoableReview[]) => {
      const last = reviews.at(-1);
      return last?.target === itemId ? last : null;
    },
    [itemId],
  );
  const { data: review } = useQuery({ ...undoableQuery, select, subscribed: isReviewed });
  if (!review) return undefined;
  return async () => {
    try {
      const { undoReview } = await import('./undo-review.ts');
      await undoReview(queryClient, review);
      onSuccess?.();
    } catch (error) {
      if (error instanceof Error) onError?.(error);
      throw error;
    }
  };
}
