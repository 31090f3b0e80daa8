import { newId } from '@morsel/sdk';
import type { Difficulty, Flashcard, RatingResult } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { type OperationOutcome, resultOf } from '../../operation-outcome.ts';
import { submitAsReader } from '../account/identity.ts';
import { outdateBookItems } from '../books/change-book-items.ts';
import { noteInFeed } from '../feed/feed-changes.ts';
import { pageLoad } from '../page-load.ts';
import { statsKeys } from '../progress/stats.ts';
import type { Reactions } from '../reactions.ts';
import { withUndo } from './undoable.ts';

/** What the reader rated, and what became of it. */
export interface Rated {
  readonly difficulty: Difficulty;
  readonly outcome: OperationOutcome<RatingResult>;
}

/** Rates a flashcard; may be done again, and the last rating wins. `given` is the last of this page load. */
export function useRateFlashcard(
  { id, revision, front }: Pick<Flashcard, 'id' | 'revision' | 'front'>,
  { onSuccess, onError }: Reactions<Rated> = {},
) {
  const queryClient = useQueryClient();
  const { rated } = pageLoad(queryClient);
  const { mutateAsync: rate, variables } = useMutation({
    mutationFn: (difficulty: Difficulty) => {
      const operation = {
        opId: newId(),
        kind: 'rating' as const,
        target: id,
        value: difficulty,
        revision,
        label: front,
      };
      return withUndo(queryClient, operation, () => submitAsReader(queryClient, operation));
    },
    onSuccess: (outcome, difficulty) => {
      rated.set(id, { difficulty, xp: resultOf(outcome)?.xp });
      noteInFeed(queryClient, id, difficulty !== 'hard');
      if (outcome.state === 'counted') {
        void queryClient.invalidateQueries({ queryKey: statsKeys.all });
        outdateBookItems(queryClient);
      }
      onSuccess?.({ difficulty, outcome });
    },
    onError: (error) => onError?.(error),
  });
  const given = rated.get(id);
  return { rate, given, isRated: (given ?? variables) !== undefined };
}
