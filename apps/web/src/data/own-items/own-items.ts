import { UnknownReaderError } from '@morsel/sdk';
import type { OwnItem, OwnItemChange } from '@morsel/sdk/contract';
import { OWN_ITEMS_PAGE } from '@morsel/sdk/domain';
import {
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { offline } from '../../offline/door.ts';
import { callAsReader, knownReader, writeAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import type { Reactions } from '../reactions.ts';

const ownItemsQuery = (bookId: number) =>
  infiniteQueryOptions({
    queryKey: [...bookKeys.byId(bookId), 'own-pages'],
    queryFn: ({ client, pageParam: after, signal }) =>
      callAsReader(client, (userId) => {
        if (userId === undefined) throw new UnknownReaderError();
        return api.ownItems.ofBook(userId, bookId, { after, signal });
      }),
    initialPageParam: undefined as OwnItem | undefined,
    getNextPageParam: (page) => (page.length < OWN_ITEMS_PAGE ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
    // Bites are kept elsewhere.
    refetchOnMount: 'always',
  });

/** The items of a book that are the reader's own, newest first, page by page. */
export function useOwnItems(bookId: number) {
  return useInfiniteQuery(ownItemsQuery(bookId));
}

/** Gives an own item new words, `mutate(change)`. */
export function useChangeOwnItem(itemId: number, { onSuccess, onError }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: OwnItemChange) =>
      writeAsReader(queryClient, (userId) => api.ownItems.change(userId, itemId, change)),
    onSuccess: async () => {
      await refreshOwnItems(queryClient);
      onSuccess?.();
    },
    onError: (error) => onError?.(error),
  });
}

/** Removes an own item, `mutate(itemId)`. */
export function useRemoveOwnItem({ onSuccess }: Reactions<void>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (itemId: number) => {
      await writeAsReader(queryClient, (userId) => api.ownItems.remove(userId, itemId));
    },
    onSuccess: async () => {
      await refreshOwnItems(queryClient);
      onSuccess?.();
    },
  });
}

/** Reads anew what shows the reader's own items, and what they are practised from. */
export async function refreshOwnItems(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ queryKey: feedKeys.all, type: 'inactive' });
  void renewPack(queryClient);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === bookKeys.all[0] && LISTS.has(queryKey.at(-1)),
  });
}

const LISTS = new Set<unknown>(['own-pages', 'questions', 'flashcards']);

/** Where it cannot be had now, it is later. */
async function renewPack(queryClient: QueryClient): Promise<void> {
  const reader = knownReader(queryClient);
  if (!reader) return;
  try {
    const { renewPack: renew } = await offline();
    await renew(reader.userId);
  } catch {
    return;
  }
}
