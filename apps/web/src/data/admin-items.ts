import type { AdminItem, GenerationResult, ItemEdit, ItemModeration } from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../api.ts';
import { bookKeys } from './books.ts';
import { callAsReader } from './identity.ts';
import type { Reactions } from './reactions.ts';
import { refreshLibrary } from './refreshing.ts';

/** Under the books, since whatever changes those changes what is in them too. */
const itemListKeys = {
  all: [...bookKeys.all, 'admin', 'items'] as const,
  reported: [...bookKeys.all, 'admin', 'items', 'reported'] as const,
  ofBook: (bookId: number) => [...bookKeys.all, 'admin', 'items', bookId] as const,
};

const itemsToDecideQuery = queryOptions({
  queryKey: itemListKeys.reported,
  queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.reportedItems({ signal })),
});

const itemsOfBookQuery = (bookId: number) =>
  queryOptions({
    queryKey: itemListKeys.ofBook(bookId),
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.admin.bookItems(bookId, { signal })),
  });

/** The items with open reports, most reported first; for admins. */
export function useItemsToDecide() {
  return useQuery(itemsToDecideQuery);
}

/** All items of a book with keys and reports; for admins. */
export function useItemsOfBook(bookId: number) {
  return useQuery(itemsOfBookQuery(bookId));
}

/** Keeps an item or gives it back, or takes it away, `mutate({ state: 'hidden' })`. */
export function useItemModeration(itemId: number, reactions: Reactions<AdminItem>) {
  return useDeciding(
    async (moderation: ItemModeration, queryClient) =>
      shown(queryClient, await api.admin.moderateItem(itemId, moderation)),
    reactions,
  );
}

/** Gives an item new content; an ApiError names the field that does not pass the checks. */
export function useItemEdit(itemId: number, reactions: Reactions<AdminItem>) {
  return useDeciding(
    async (edit: ItemEdit, queryClient) =>
      shown(queryClient, await api.admin.editItem(itemId, edit)),
    reactions,
  );
}

/** Deletes an item for good, `mutate()`. */
export function useItemDeletion(itemId: number, reactions: Reactions<unknown>) {
  return useDeciding<void, unknown>(() => api.admin.deleteItem(itemId), reactions);
}

/** Has another item made in the place of this one, `mutate()`; count 0 where none came of it. */
export function useItemRegeneration(itemId: number, reactions: Reactions<GenerationResult>) {
  return useDeciding<void, GenerationResult>(() => api.admin.regenerateItem(itemId), reactions);
}

function useDeciding<Input, Answer>(
  decide: (input: Input, queryClient: QueryClient) => Promise<Answer>,
  { onSuccess, onError }: Reactions<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => decide(input, queryClient),
    onSuccess: (answer) => {
      void refreshLibrary(queryClient);
      onSuccess?.(answer);
    },
    onError: (error) => onError?.(error),
  });
}

/** The lists show a changed item at once; they are read anew besides. */
function shown(queryClient: QueryClient, item: AdminItem): AdminItem {
  queryClient.setQueriesData<AdminItem[]>({ queryKey: itemListKeys.all }, (items) =>
    items?.map((other) => (other.id === item.id ? item : other)),
  );
  return item;
}
