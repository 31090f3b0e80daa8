import type { Answer, AnswerResult } from '@morsel/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';

import { pageLoad } from './page-load.ts';

/** What this feed remembers of a question: cards lose their own state when the reader goes elsewhere. */
export function useFeedAnswers(questionId: number) {
  const { answered } = pageLoad(useQueryClient());
  const remembered = answered.get(questionId);
  return {
    answered: remembered,
    ismastered: remembered && 'result' in remembered && remembered.ismastered,
    /** From the moment it goes out; an answer that does not count is forgotten. */
    rememberAnswer: async (answer: Answer, arriving: Promise<AnswerResult>) => {
      answered.set(questionId, { answer, arriving });
      try {
        const result = await arriving;
        answered.set(questionId, { answer, result, ismastered: false });
        return result;
      } catch (error) {
        answered.delete(questionId);
        throw error;
      }
    },
    rememberMark: () => {
      const before = answered.get(questionId);
      if (before && 'result' in before) answered.set(questionId, { ...before, ismastered: true });
    },
  };
}
