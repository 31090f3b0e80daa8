import type { Difficulty, Flashcard } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import type { Reactions } from './reactions.ts';
import { statsKeys } from './stats.ts';
import { submitAsReader } from './submitting.ts';

/** Rates a flashcard; may be done again, and the last rating wins. */
export function useRating(
  { id, revision, front }: Pick<Flashcard, 'id' | 'revision' | 'front'>,
  { onSuccess, onError }: Reactions<Difficulty> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (difficulty: Difficulty) =>
      submitAsReader(queryClient, {
        deed: { kind: 'rating', target: id, value: difficulty },
        revision,
        label: front,
      }),
    onSuccess: ({ state }, difficulty) => {
      if (state === 'counted') void queryClient.invalidateQueries({ queryKey: statsKeys.all });
      onSuccess?.(difficulty);
    },
    onError: (error) => onError?.(error),
  });
}
