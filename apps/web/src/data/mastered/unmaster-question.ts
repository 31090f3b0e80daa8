import type { MasteredQuestion } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { submitAsReader } from '../account/identity.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import { keepingAge } from '../keep-age.ts';
import type { Reactions } from '../reactions.ts';
import { refreshMarks } from '../refresh-marks.ts';
import type { MarkOutcome } from './master-question.ts';
import { masteredQuery } from './mastered.ts';

/** Takes a mastered mark back: the question leaves the list and returns to the feed. */
export function useUnmasterQuestion(
  { id, questionText }: Pick<MasteredQuestion, 'id' | 'questionText'>,
  { onSuccess, onError }: Reactions<MarkOutcome> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Of no revision: the list tells none, and taking a mark back does not depend on it.
    mutationFn: () =>
      submitAsReader(queryClient, {
        kind: 'mastery',
        target: id,
        value: false,
        label: questionText,
      }),
    onSuccess: (outcome) => {
      queryClient.setQueryData(
        masteredQuery.queryKey,
        (questions) => questions?.filter((question) => question.id !== id),
        keepingAge(queryClient, masteredQuery.queryKey),
      );
      if (outcome.state === 'counted') {
        refreshMarks(queryClient);
        void queryClient.resetQueries({ queryKey: feedKeys.all });
      }
      onSuccess?.(outcome);
    },
    onError: (error) => onError?.(error),
  });
}
