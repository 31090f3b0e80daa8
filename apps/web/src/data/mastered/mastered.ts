import { emptyOn401 } from '@morsel/sdk';
import type { MasteredQuestions } from '@morsel/sdk/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

import { api } from '../../api.ts';
import type { PendingOperation } from '../../offline/door.ts';
import { callAsReader } from '../account/identity.ts';
import { useWaiting } from '../pending-operations.ts';
import { masteredKeys } from './mastered-keys.ts';

/** The reader's mastered questions, newest first; whoever is nobody has none. */
export const masteredQuery = queryOptions({
  queryKey: masteredKeys.list,
  queryFn: ({ client, signal }) => readMastered(client, signal),
});

/** The reader's mastered questions; those whose mark was taken back are gone at once. */
export function useMastered() {
  const waiting = useWaiting();
  const select = useCallback(
    (questions: MasteredQuestions) => withoutUndone(questions, waiting),
    [waiting],
  );
  return useQuery({ ...masteredQuery, select });
}

/** Those whose mark was not taken back; the last word about a question counts. */
export function withoutUndone(
  questions: MasteredQuestions,
  waiting: readonly PendingOperation[],
): MasteredQuestions {
  const marks = waiting.filter(({ kind }) => kind === 'mastery');
  return questions.filter(
    ({ id }) => marks.findLast(({ target }) => target === id)?.value !== false,
  );
}

async function readMastered(
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<MasteredQuestions> {
  const call = callAsReader(queryClient, () => api.mastery.list({ signal }));
  return (await emptyOn401(call)) ?? [];
}
