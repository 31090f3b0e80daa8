import type { Difficulty, Flashcard, RatingResult } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { writeAsReader } from './identity.ts';
import { useOperations } from './operations.ts';
import type { Reactions } from './reactions.ts';
import { statsKeys } from './stats.ts';

/** Rates a flashcard; may be done again, and the last rating wins. */
export function useRating(
  { id: flashcardId, revision }: Pick<Flashcard, 'id' | 'revision'>,
  { onSuccess, onError }: Reactions<RatingResult> = {},
) {
  const queryClient = useQueryClient();
  const operations = useOperations(revision);
  return useMutation({
    mutationFn: async (difficulty: Difficulty) => {
      const operation = operations.begin(difficulty);
      // The call carries no user id, yet it is not sent for nobody.
      const result = await writeAsReader(queryClient, () =>
        api.flashcards.rate(flashcardId, difficulty, { operation }),
      );
      operations.end(operation);
      return result;
    },
    onSuccess: (result) => {
      void queryClient.invalidateQueries({ queryKey: statsKeys.all });
      onSuccess?.(result);
    },
    onError: (error) => onError?.(error),
  });
}
