import { newId } from '@morsel/sdk';
import type { Answer } from '@morsel/sdk/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

import { type AnswerOnItsWay, pageLoad } from '../page-load.ts';
import {
  type Answerable,
  type AnswerReactions,
  useAnswerQuestion,
  useJudge,
} from './answer-question.ts';

type Unsaved = Map<number, Pick<AnswerOnItsWay, 'answer' | 'sent'>>;

/** Of each load of the page, by question. */
const loads = new WeakMap<object, Unsaved>();

function unsavedOf(queryClient: QueryClient): Unsaved {
  const load = pageLoad(queryClient);
  const unsaved = loads.get(load) ?? new Map();
  loads.set(load, unsaved);
  return unsaved;
}

/**
 * Answers a question on its book's page. That begins anew whenever it is opened; only an answer that does
 * not count although its verdict was shown is remembered, since a reader could give another one with it.
 */
export function useAnswerBookQuestion(question: Answerable, reactions: AnswerReactions) {
  const unsaved = unsavedOf(useQueryClient());
  const judge = useJudge(question);
  const { mutateAsync: send, variables } = useAnswerQuestion(question, reactions);
  const { id } = question;
  return {
    judge,
    answered: unsaved.get(id),
    /** The operation that is the answer on the card. */
    opId: variables?.opId,
    answer: async (answer: Answer) => {
      const sent = send({ opId: newId(), answer });
      try {
        const outcome = await sent;
        unsaved.delete(id);
        return outcome;
      } catch (error) {
        if (judge(answer)) unsaved.set(id, { answer, sent });
        throw error;
      }
    },
  };
}
