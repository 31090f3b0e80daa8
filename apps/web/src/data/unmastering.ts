import type { MasterResult } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { feedKeys } from './feed.ts';
import { writeAsReader } from './identity.ts';
import { masteredQuery } from './mastered.ts';
import { useOperations } from './operations.ts';
import type { Reactions } from './reactions.ts';
import { refreshMarks } from './refreshing-marks.ts';

/** The list says nothing of an item's revision, and taking a mark back does not depend on it. */
const NO_REVISION = 0;

/** Takes a mastered mark back: the question leaves the list and returns to the feed. */
export function useUnmastering(
  questionId: number,
  { onSuccess, onError }: Reactions<MasterResult> = {},
) {
  const queryClient = useQueryClient();
  const operations = useOperations(NO_REVISION);
  return useMutation({
    mutationFn: async () => {
      const operation = operations.begin(false);
      // The call carries no user id, yet it is not sent for nobody.
      const result = await writeAsReader(queryClient, () =>
        api.quiz.unmaster(questionId, { operation }),
      );
      operations.end(operation);
      return result;
    },
    onSuccess: (result) => {
      queryClient.setQueryData(masteredQuery.queryKey, (questions) =>
        questions?.filter(({ id }) => id !== questionId),
      );
      refreshMarks(queryClient);
      void queryClient.resetQueries({ queryKey: feedKeys.all });
      onSuccess?.(result);
    },
    onError: (error) => onError?.(error),
  });
}
