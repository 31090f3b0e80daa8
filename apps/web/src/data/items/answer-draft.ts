import type { Answer } from '@morsel/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';

import { pageLoad } from '../page-load.ts';

/** What a reader has put together of an answer, kept while they are on another screen. */
export function useAnswerDraft(questionId: number) {
  const { drafts } = pageLoad(useQueryClient());
  return {
    draft: drafts.get(questionId),
    onDraft: (draft: Answer) => void drafts.set(questionId, draft),
  };
}
