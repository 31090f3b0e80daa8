import type { Answer, AnswerResult } from '@morsel/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';

import type { AnswerOutcome } from './answering.ts';
import { pageLoad } from './page-load.ts';

/** What this feed remembers of a question: cards lose their own state when the reader goes elsewhere. */
export function useFeedAnswers(questionId: number) {
  const { answered } = pageLoad(useQueryClient());
  const remembered = answered.get(questionId);

  async function rememberArrival(arriving: Promise<AnswerResult>) {
    const result = await arriving;
    const given = answered.get(questionId);
    if (!given || !('outcome' in given)) return;
    answered.set(questionId, { ...given, outcome: { state: 'counted', result } });
  }

  return {
    answered: remembered,
    ismastered: remembered && 'outcome' in remembered && remembered.ismastered,
    /** From the moment it goes out; an answer that does not count is forgotten. */
    rememberAnswer: async (answer: Answer, sent: Promise<AnswerOutcome>) => {
      answered.set(questionId, { answer, sent });
      try {
        const outcome = await sent;
        answered.set(questionId, { answer, outcome, ismastered: false });
        if (outcome.state !== 'counted') void rememberArrival(outcome.arriving);
        return outcome;
      } catch (error) {
        answered.delete(questionId);
        throw error;
      }
    },
    rememberMark: () => {
      const before = answered.get(questionId);
      if (before && 'outcome' in before) answered.set(questionId, { ...before, ismastered: true });
    },
  };
}
