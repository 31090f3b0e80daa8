import { UnknownReaderError } from '@morsel/sdk';
import type { ProposalDecision } from '@morsel/sdk/contract';
import {
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader, writeAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';

const proposalsQuery = (bookId: number) =>
  queryOptions({
    // Under the book, since a batch brings more of them.
    queryKey: [...bookKeys.byId(bookId), 'proposals'],
    queryFn: ({ client, signal }) =>
      callAsReader(client, (userId) => {
        if (userId === undefined) throw new UnknownReaderError();
        return api.proposals.ofBook(userId, bookId, { signal });
      }),
    // Other tabs and devices of the reader decide and make too.
    refetchOnMount: 'always',
  });

/** What was made as a preview of a book and waits for the reader's word, oldest first. */
export function useProposals(bookId: number) {
  return useQuery(proposalsQuery(bookId));
}

/** What became of proposals; `repeated`: so many of those to keep ask what is there by now. */
export type Decided = ProposalDecision & { readonly repeated: number };

/** Says what becomes of proposals, `mutate({ keep, strike })`; what is kept joins the feed. */
export function useDecideProposals(bookId: number, { onSuccess }: Reactions<Decided>) {
  const queryClient = useQueryClient();
  const { queryKey } = proposalsQuery(bookId);
  return useMutation({
    mutationFn: (decision: ProposalDecision) =>
      writeAsReader(queryClient, (userId) => api.proposals.decide(userId, bookId, decision)),
    onSuccess: (proposals, decision) => {
      queryClient.setQueryData(queryKey, proposals);
      onSuccess?.({ ...decision, repeated: proposals.repeated ?? 0 });
      void refreshLibrary(queryClient);
    },
    // Some may wait no more, or all was decided and the answer alone was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** What came of a decision together with one that followed it about what was struck out. */
export function decidedTogether(before: Decided | undefined, then: Decided): Decided {
  if (before === undefined) return then;
  return {
    keep: [...before.keep, ...then.keep],
    strike: [...before.strike.filter((id) => !then.keep.includes(id)), ...then.strike],
    repeated: before.repeated + then.repeated,
  };
}

/** Of this load of the page: who leaves and comes back finds struck out what they struck out. */
const struckQuery = (bookId: number) =>
  queryOptions<readonly number[]>({
    queryKey: ['struck-proposals', bookId],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The ids of the proposals that the reader struck out and has not told yet, and what changes that. */
export function useStruck(bookId: number) {
  const queryClient = useQueryClient();
  const { data: struck = [] } = useQuery(struckQuery(bookId));
  const toggle = (id: number): void =>
    void queryClient.setQueryData(struckQuery(bookId).queryKey, (before = []) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  return { struck: new Set(struck), toggle };
}
