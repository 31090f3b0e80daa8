import { newId } from '@morsel/sdk';
import type { Answer, AnswerResult, Question } from '@morsel/sdk/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { offlineIfLoaded } from '../../offline/door.ts';
import { type AnswerOutcome, resultOf, type Verdict } from '../../operation-outcome.ts';
import { knownReader, submitAsReader } from '../account/identity.ts';
import { outdateBookItems } from '../books/change-book-items.ts';
import { noteInFeed } from '../feed/feed-changes.ts';
import { pageLoad } from '../page-load.ts';
import { statsKeys } from '../progress/stats.ts';
import { shelfKeys } from '../shelf/shelf-keys.ts';
import { withUndo } from './undoable.ts';

export interface AnswerReactions {
  readonly onSuccess?: (outcome: AnswerOutcome, opId: string) => void;
  readonly onError?: (error: Error) => void;
}

interface NewAnswer {
  /** The operation that is the answer. */
  readonly opId: string;
  readonly answer: Answer;
}

export type Answerable = Pick<Question, 'id' | 'revision' | 'questionText'>;

/** Answers a question; the reader's stats and shelf are read anew after each answer that arrived. */
export function useAnswerQuestion(
  { id, revision, questionText }: Answerable,
  { onSuccess, onError }: AnswerReactions = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ opId, answer }: NewAnswer) => {
      const operation = {
        opId,
        kind: 'answer' as const,
        target: id,
        value: answer,
        revision,
        label: questionText,
      };
      return withUndo(queryClient, operation, () => submitAsReader(queryClient, operation));
    },
    onSuccess: (outcome, { opId }) => {
      pageLoad(queryClient).drafts.delete(id);
      noteInFeed(queryClient, id, resultOf(outcome)?.isCorrect);
      if (outcome.state === 'counted') {
        void queryClient.invalidateQueries({ queryKey: statsKeys.all });
        void queryClient.invalidateQueries({ queryKey: shelfKeys.all });
        outdateBookItems(queryClient);
      }
      onSuccess?.(outcome, opId);
    },
    onError: (error) => onError?.(error),
  });
}

/** What is right of an answer to the question, at once, where the device has its key at hand. */
export function useJudge({ id, revision }: Answerable): (answer: Answer) => Verdict | undefined {
  const queryClient = useQueryClient();
  return (answer) => {
    const reader = knownReader(queryClient);
    return reader && offlineIfLoaded()?.judgeAtOnce(reader.userId, { id, revision }, answer);
  };
}

/**
 * The same in the feed, which remembers what was answered: its cards lose their own state when the
 * reader goes elsewhere.
 */
export function useAnswerFeedQuestion(question: Answerable, reactions: AnswerReactions = {}) {
  const { answered } = pageLoad(useQueryClient());
  const judge = useJudge(question);
  const { mutateAsync: send, variables } = useAnswerQuestion(question, reactions);
  const { id } = question;
  const remembered = answered.get(id);

  async function rememberArrival(opId: string, arriving: Promise<AnswerResult>) {
    const result = await arriving;
    const given = answered.get(id);
    if (given?.opId !== opId || !given.outcome) return;
    answered.set(id, { ...given, outcome: { state: 'counted', result } });
  }

  return {
    judge,
    answered: remembered,
    /** The operation that is the answer on the card. */
    opId: variables?.opId ?? remembered?.opId,
    ismastered: remembered?.ismastered ?? false,
    /**
     * Remembered from the moment it goes out; one that does not count is forgotten, unless its verdict
     * was shown: with it a reader could give another.
     */
    answer: async (answer: Answer) => {
      const opId = newId();
      const sent = send({ opId, answer });
      answered.set(id, { opId, answer, sent, ismastered: false });
      try {
        const outcome = await sent;
        const now = answered.get(id);
        if (now?.opId === opId) {
          answered.set(id, { opId, answer, outcome, ismastered: now.ismastered });
        }
        if (outcome.state !== 'counted') void rememberArrival(opId, outcome.arriving);
        return outcome;
      } catch (error) {
        if (answered.get(id)?.opId === opId && !judge(answer)) answered.delete(id);
        throw error;
      }
    },
    rememberMark: (ismastered: boolean) => {
      const before = answered.get(id);
      if (before) answered.set(id, { ...before, ismastered });
    },
  };
}
