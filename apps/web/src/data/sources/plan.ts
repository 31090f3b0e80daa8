import { UnknownReaderError } from '@morsel/sdk';
import type { IdeaSteering, TextPlan } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, writeAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import { isOutdated } from '../is-outdated.ts';
import type { Reactions } from '../reactions.ts';

interface OfText {
  readonly bookId: number;
  readonly sourceId: number;
}

const planQuery = ({ bookId, sourceId }: OfText) =>
  queryOptions({
    // Under the book, since a batch changes how many items there are of each idea.
    queryKey: [...bookKeys.byId(bookId), 'plan', sourceId],
    queryFn: ({ client, signal }) =>
      callAsReader(client, (userId) => {
        if (userId === undefined) throw new UnknownReaderError();
        return api.plans.get(userId, sourceId, { signal });
      }),
    // A batch may have found the ideas since.
    refetchOnMount: 'always',
  });

/** The main ideas of a text, with what the reader wants of each. */
export function usePlan(text: OfText) {
  return useQuery(planQuery(text));
}

/**
 * Has the main ideas of a text found, `make()`, and tells how that goes, whoever on this page began
 * it: it goes on when the screen is left.
 */
export function useMakePlan(text: OfText) {
  const queryClient = useQueryClient();
  const { queryKey } = planQuery(text);
  const mutationKey = ['making-plan', text.sourceId];
  const { mutate } = useMutation({
    mutationKey,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    mutationFn: () => writeAsReader(queryClient, (userId) => api.plans.make(userId, text.sourceId)),
    onSuccess: (plan) => setPlan(queryClient, text, plan),
    // It may have been made all the same.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error, data, submittedAt } }) => ({
      isPending: status === 'pending',
      error,
      reason: (data as TextPlan | undefined)?.reason,
      retryAt: (data as TextPlan | undefined)?.retryAt,
      askedAt: submittedAt,
    }),
  }).at(-1);
  /** Calls back with what was found, unless the screen was left. */
  const make = (onMade: (plan: TextPlan) => void) => mutate(undefined, { onSuccess: onMade });
  return {
    make,
    isPending: false,
    error: null,
    reason: undefined,
    retryAt: undefined,
    askedAt: 0,
    ...last,
  };
}

/**
 * Says what the reader wants of an idea in later batches, `mutate({ key, wish })`. What became of the text
 * is read anew where there is no such idea any more.
 */
export function useSteerIdea(text: OfText, { onError }: Reactions<TextPlan>) {
  const queryClient = useQueryClient();
  return useMutation({
    // A read that does not know of it would take it back for the eye.
    onMutate: () => queryClient.cancelQueries({ queryKey: planQuery(text).queryKey }),
    // One after the other, so that the last word stands.
    scope: { id: `plan-${text.sourceId}` },
    mutationFn: (steering: IdeaSteering) =>
      writeAsReader(queryClient, (userId) => api.plans.steer(userId, text.sourceId, steering)),
    onSuccess: (plan) => setPlan(queryClient, text, plan),
    onError: (error) => {
      if (isOutdated(error)) {
        void queryClient.invalidateQueries({ queryKey: bookKeys.byId(text.bookId) });
      }
      onError?.(error);
    },
  });
}

/** One that is read meanwhile may be older. */
async function setPlan(queryClient: QueryClient, text: OfText, plan: TextPlan): Promise<void> {
  const { queryKey } = planQuery(text);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, plan);
}
