import type { Hiding, HidingSelection, Restoration } from '@morsel/sdk/contract';
import { HIDINGS_PAGE } from '@morsel/sdk/domain';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';

/** Under the books, since whatever is decided about items of those changes them too. */
const hidingKeys = {
  list: [...bookKeys.all, 'admin', 'hidings'] as const,
  totals: [...bookKeys.all, 'admin', 'hiding-totals'] as const,
};

const hidingsQuery = (selection: HidingSelection) =>
  infiniteQueryOptions({
    queryKey: [...hidingKeys.list, selection],
    queryFn: ({ client, pageParam: before, signal }) =>
      callAsReader(client, () => api.admin.hidings({ ...selection, before }, { signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < HIDINGS_PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }): readonly Hiding[] => pages.flat(),
    placeholderData: keepPreviousData,
  });

const totalsQuery = (selection: HidingSelection) =>
  queryOptions({
    queryKey: [...hidingKeys.totals, selection],
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.admin.hidingTotals(selection, { signal })),
    placeholderData: keepPreviousData,
  });

/**
 * What reports have hidden, or would have, the latest first, page by page; for admins. While others are
 * asked for, those of before stay.
 */
export function useHidings(selection: HidingSelection) {
  return useInfiniteQuery(hidingsQuery(selection));
}

/** How many they are, and of which books and reporters; while others are asked for, those of before stay. */
export function useHidingTotals(selection: HidingSelection = {}) {
  return useQuery(totalsQuery(selection));
}

/** Gives readers all that was hidden of a selection, `mutate({ bookId })`, and dismisses the reports of it. */
export function useRestoration({ onSuccess, onError }: Reactions<Restoration>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (selection: HidingSelection) => api.admin.restoreItems(selection),
    onSuccess: (restoration) => onSuccess?.(restoration),
    onError: (error) => onError?.(error),
    // What breaks off has restored some of them.
    onSettled: () => void refreshLibrary(queryClient),
  });
}
