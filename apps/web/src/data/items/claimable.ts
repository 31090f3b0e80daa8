import type { ClaimResult, ClaimState, Question } from '@morsel/sdk/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import type { OperationOutcome } from '../../operation-outcome.ts';
import { pageLoad } from '../page-load.ts';
import type { Reactions } from '../reactions.ts';

export type ClaimOutcome = OperationOutcome<ClaimResult>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes what has come of the claim of an answer, for this load of the page; undefined: of none. */
export function noteClaim(
  queryClient: QueryClient,
  opId: string,
  state: ClaimState | undefined,
): void {
  const { claims } = pageLoad(queryClient);
  if (state) claims.set(opId, state);
  else claims.delete(opId);
  for (const listener of listeners) listener();
}

/**
 * Says that the answer of that operation was right; rejects when that does not count. The code for it
 * is fetched when it is needed.
 */
export function useClaim(
  { id: questionId, questionText: label }: Pick<Question, 'id' | 'questionText'>,
  opId: string | undefined,
  { onSuccess, onError }: Reactions<ClaimOutcome>,
) {
  const queryClient = useQueryClient();
  const claimed = useSyncExternalStore(subscribe, () =>
    opId === undefined ? undefined : pageLoad(queryClient).claims.get(opId),
  );
  async function claim(): Promise<void> {
    try {
      if (opId === undefined) throw new Error('Nothing was answered');
      const { claimAnswer } = await import('./claim-answer.ts');
      onSuccess?.(await claimAnswer(queryClient, { questionId, opId, label }));
    } catch (error) {
      if (error instanceof Error) onError?.(error);
      throw error;
    }
  }
  return { claim, claimed };
}
