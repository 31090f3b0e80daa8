import type { Answer, AnswerResult, Question } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { outdateBookItems } from './book-items.ts';
import { noteInFeed } from './feed-due.ts';
import type { Reactions } from './reactions.ts';
import { shelfKeys } from './shelf.ts';
import { statsKeys } from './stats.ts';
import { type Outcome, resultOf, submitAsReader } from './submitting.ts';

export type AnswerOutcome = Outcome<AnswerResult>;

/** Answers a question; the reader's stats and shelf are read anew after each answer that arrived. */
export function useAnswering(
  { id, revision, questionText }: Pick<Question, 'id' | 'revision' | 'questionText'>,
  { onSuccess, onError }: Reactions<AnswerOutcome> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer) =>
      submitAsReader(queryClient, {
        deed: { kind: 'answer', target: id, value: answer },
        revision,
        label: questionText,
      }),
    onSuccess: (outcome) => {
      noteInFeed(queryClient, id, resultOf(outcome)?.isCorrect);
      if (outcome.state === 'counted') {
        void queryClient.invalidateQueries({ queryKey: statsKeys.all });
        void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
        outdateBookItems(queryClient);
      }
      onSuccess?.(outcome);
    },
    onError: (error) => onError?.(error),
  });
}
