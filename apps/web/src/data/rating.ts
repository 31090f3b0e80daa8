import type { Difficulty, Flashcard, RatingResult } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { outdateBookItems } from './book-items.ts';
import { noteInFeed } from './feed-due.ts';
import type { Reactions } from './reactions.ts';
import { statsKeys } from './stats.ts';
import { type Outcome, submitAsReader } from './submitting.ts';

/** What the reader rated, and what became of it. */
export interface Rated {
  readonly difficulty: Difficulty;
  readonly outcome: Outcome<RatingResult>;
}

/** Rates a flashcard; may be done again, and the last rating wins. */
export function useRating(
  { id, revision, front }: Pick<Flashcard, 'id' | 'revision' | 'front'>,
  { onSuccess, onError }: Reactions<Rated> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (difficulty: Difficulty) =>
      submitAsReader(queryClient, {
        deed: { kind: 'rating', target: id, value: difficulty },
        revision,
        label: front,
      }),
    onSuccess: (outcome, difficulty) => {
      noteInFeed(queryClient, id, difficulty !== 'hard');
      if (outcome.state === 'counted') {
        void queryClient.invalidateQueries({ queryKey: statsKeys.all });
        outdateBookItems(queryClient);
      }
      onSuccess?.({ difficulty, outcome });
    },
    onError: (error) => onError?.(error),
  });
}
