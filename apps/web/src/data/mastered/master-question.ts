import type { MasterResult, Question } from '@morsel/sdk/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';

import type { CallOrigin } from '../../offline/door.ts';
import type { OperationOutcome } from '../../operation-outcome.ts';
import { submitAsReader } from '../account/identity.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import { withdrawUndosUntil } from '../items/undoable.ts';
import type { Reactions } from '../reactions.ts';
import { refreshMarks } from '../refresh-marks.ts';

export type MarkOutcome = OperationOutcome<MasterResult>;

type Markable = Pick<Question, 'id' | 'revision' | 'questionText'>;

/** Marks an answered question of the feed as mastered: it leaves the feed at the next load. */
export function useMasterQuestion(question: Markable, reactions: Reactions<MarkOutcome> = {}) {
  return useMarking(question, reactions, { ismastered: true, refresh: refreshMarks });
}

/** Takes back a mark that was set in the feed just now: the question has not left it yet. */
export function useUndoMark(question: Markable, reactions: Reactions<MarkOutcome> = {}) {
  return useMarking(question, reactions, { ismastered: false, refresh: refreshMarks });
}

/** The same on the page of its book; the feed does not show the question again. */
export function useMasterBookQuestion(question: Markable, reactions: Reactions<MarkOutcome> = {}) {
  return useMarking(question, reactions, {
    ismastered: true,
    refresh: refreshMarksAndFeed,
    origin: 'book-page',
  });
}

/** Takes back a mark on the page of its book: the feed shows the question again. */
export function useUndoBookMark(question: Markable, reactions: Reactions<MarkOutcome> = {}) {
  return useMarking(question, reactions, { ismastered: false, refresh: refreshMarksAndFeed });
}

interface Marking {
  readonly ismastered: boolean;
  readonly refresh: (queryClient: QueryClient) => void;
  readonly origin?: CallOrigin;
}

function useMarking(
  { id, revision, questionText }: Markable,
  { onSuccess, onError }: Reactions<MarkOutcome>,
  { ismastered, refresh, ...where }: Marking,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      submitAsReader(queryClient, {
        kind: 'mastery',
        target: id,
        value: ismastered,
        revision,
        label: questionText,
        ...where,
      }),
    onSuccess: (outcome) => {
      withdrawUndosUntil(queryClient, id);
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
