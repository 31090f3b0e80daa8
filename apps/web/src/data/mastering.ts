import type { MasterResult, Question } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import type { Place } from '../offline/pending-operation.ts';
import { feedKeys } from './feed.ts';
import type { Reactions } from './reactions.ts';
import { refreshMarks } from './refreshing-marks.ts';
import { type Outcome, submitAsReader } from './submitting.ts';

export type MarkOutcome = Outcome<MasterResult>;

type Markable = Pick<Question, 'id' | 'revision' | 'questionText'>;

/** Marks an answered question of the feed as mastered: it leaves the feed at the next load. */
export function useMastering(question: Markable, reactions: Reactions<MarkOutcome> = {}) {
  return useMarking(question, reactions, { refresh: refreshMarks });
}

/** The same on the page of its book; the feed does not show the question again. */
export function useMasteringById(question: Markable, reactions: Reactions<MarkOutcome> = {}) {
  return useMarking(question, reactions, { refresh: refreshMarksAndFeed, place: 'book-page' });
}

interface Marking {
  readonly refresh: (queryClient: QueryClient) => void;
  readonly place?: Place;
}

function useMarking(
  { id, revision, questionText }: Markable,
  { onSuccess, onError }: Reactions<MarkOutcome>,
  { refresh, ...where }: Marking,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      submitAsReader(queryClient, {
        deed: { kind: 'mastery', target: id, value: true },
        revision,
        label: questionText,
        ...where,
      }),
    onSuccess: (outcome) => {
      if (outcome.state === 'counted') refresh(queryClient);
      onSuccess?.(outcome);
    },
    onError: (error) => onError?.(error),
  });
}

function refreshMarksAndFeed(queryClient: QueryClient): void {
  refreshMarks(queryClient);
  void queryClient.resetQueries({ queryKey: feedKeys.all });
}
