import type { MasteredQuestion } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { feedKeys } from './feed.ts';
import { keepingAge } from './keeping-age.ts';
import { masteredQuery } from './mastered.ts';
import type { MarkOutcome } from './mastering.ts';
import type { Reactions } from './reactions.ts';
import { refreshMarks } from './refreshing-marks.ts';
import { submitAsReader } from './submitting.ts';

/** Takes a mastered mark back: the question leaves the list and returns to the feed. */
export function useUnmastering(
  { id, questionText }: Pick<MasteredQuestion, 'id' | 'questionText'>,
  { onSuccess, onError }: Reactions<MarkOutcome> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    // Of no revision: the list tells none, and taking a mark back does not depend on it.
    mutationFn: () =>
      submitAsReader(queryClient, {
        deed: { kind: 'mastery', target: id, value: false },
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
