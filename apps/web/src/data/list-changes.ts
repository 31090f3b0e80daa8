import { isNotFound } from '@morsel/sdk';
import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import type { Reactions } from './reactions.ts';

/** The query of something that is kept. */
type KeptQuery<Kept> = { readonly queryKey: DataTag<QueryKey, Kept, Error> };

/** Changes an answer where it is kept; one that is on the way, and does not know of the change, is given up. */
export async function changeKept<Kept>(
  queryClient: QueryClient,
  { queryKey }: KeptQuery<Kept>,
  change: (kept: Kept) => Kept,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Kept>(queryKey, (kept) => kept && change(kept));
}

/** The query of a list. */
type ListQuery<Entry> = KeptQuery<Entry[]>;

type Addition<Wanted, Added, Entry> = {
  readonly add: (wanted: Wanted) => Promise<Added>;
  /** What the list shows of it. */
  readonly entryOf: (added: Added) => Entry;
};

/** Adds something, `mutate(wanted)`, which then is the first of its list. */
export function useAddition<Wanted, Added, Entry>(
  list: ListQuery<Entry>,
  { add, entryOf }: Addition<Wanted, Added, Entry>,
  { onSuccess, onError }: Reactions<Added>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: add,
    // Nothing that is kept has the secret that some come with.
    gcTime: 0,
    onSuccess: async (added) => {
      await changeKept(queryClient, list, (entries) => [entryOf(added), ...entries]);
      onSuccess?.(added);
    },
    onError: (error) => onError?.(error),
  });
}

/** Takes an entry away, `mutate(entry)`; one that is gone is no failure. */
export function useRemoval<Entry extends { readonly id: number | string }>(
  list: ListQuery<Entry>,
  remove: (entry: Entry) => Promise<unknown>,
  { onSuccess, onError }: Reactions<Entry>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (entry: Entry) => {
      try {
        await remove(entry);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
      return entry;
    },
    onSuccess: async (removed) => {
      await changeKept(queryClient, list, (entries) =>
        entries.filter(({ id }) => id !== removed.id),
      );
      onSuccess?.(removed);
    },
    onError: (error) => onError?.(error),
  });
}
