import type { Answer, AnswerResult, Question } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { writeAsReader } from './identity.ts';
import { useOperations } from './operations.ts';
import type { Reactions } from './reactions.ts';
import { shelfKeys } from './shelf.ts';
import { statsKeys } from './stats.ts';

/** Answers a question; the reader's stats and shelf are read anew after each answer that arrived. */
export function useAnswering(
  { id: questionId, revision }: Pick<Question, 'id' | 'revision'>,
  { onSuccess, onError }: Reactions<AnswerResult> = {},
) {
  const queryClient = useQueryClient();
  const operations = useOperations(revision);
  return useMutation({
    mutationFn: async (answer: Answer) => {
      const operation = operations.begin(answer);
      const result = await writeAsReader(queryClient, (userId) =>
        api.quiz.answer({ userId, questionId, answer }, { operation }),
      );
      operations.end(operation);
      return result;
    },
    onSuccess: (result) => {
      void queryClient.invalidateQueries({ queryKey: statsKeys.all });
      void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
      onSuccess?.(result);
    },
    onError: (error) => onError?.(error),
  });
}
