import type { WriteOptions } from '@morsel/sdk';
import type { MasterResult, Question } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import { api } from '../api.ts';
import { feedKeys } from './feed.ts';
import { writeAsReader } from './identity.ts';
import { useOperations } from './operations.ts';
import type { Reactions } from './reactions.ts';
import { refreshMarks } from './refreshing-marks.ts';

type Markable = Pick<Question, 'id' | 'revision'>;

/** Marks an answered question of the feed as mastered: it leaves the feed at the next load. */
export function useMastering(question: Markable, reactions: Reactions<MasterResult> = {}) {
  return useMarking({
    question,
    reactions,
    send: (userId, options) => api.quiz.master({ userId, questionId: question.id }, options),
    refresh: refreshMarks,
  });
}

/** The same away from the feed, which does not show the question again. */
export function useMasteringById(question: Markable, reactions: Reactions<MasterResult> = {}) {
  return useMarking({
    question,
    reactions,
    send: (userId, options) => api.quiz.masterById(question.id, userId, options),
    refresh: (queryClient) => {
      refreshMarks(queryClient);
      void queryClient.resetQueries({ queryKey: feedKeys.all });
    },
  });
}

interface Marking {
  readonly question: Markable;
  readonly reactions: Reactions<MasterResult>;
  readonly send: (userId: number, options: WriteOptions) => Promise<MasterResult>;
  readonly refresh: (queryClient: QueryClient) => void;
}

function useMarking({ question, reactions, send, refresh }: Marking) {
  const queryClient = useQueryClient();
  const operations = useOperations(question.revision);
  return useMutation({
    mutationFn: async () => {
      const operation = operations.begin(true);
      const result = await writeAsReader(queryClient, (userId) => send(userId, { operation }));
      operations.end(operation);
      return result;
    },
    onSuccess: (result) => {
      refresh(queryClient);
      reactions.onSuccess?.(result);
    },
    onError: (error) => reactions.onError?.(error),
  });
}
