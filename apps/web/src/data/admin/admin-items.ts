import type {
  AdminItem,
  ClaimDecision,
  FiguresDecision,
  GenerationResult,
  ItemEdit,
  ItemModeration,
} from '@morsel/sdk/contract';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { api } from '../../api.ts';
import { callAsReader } from '../account/identity.ts';
import { bookKeys } from '../books/book-keys.ts';
import type { Reactions } from '../reactions.ts';
import { refreshLibrary } from '../refresh-library.ts';

/** Under the books, since whatever changes those changes what is in them too. */
const itemListKeys = {
  all: [...bookKeys.all, 'admin', 'items'] as const,
  reported: [...bookKeys.all, 'admin', 'items', 'reported'] as const,
  doubtful: [...bookKeys.all, 'admin', 'items', 'doubtful'] as const,
  ofBook: (bookId: number) => [...bookKeys.all, 'admin', 'items', bookId] as const,
};

const itemKey = (itemId: number) => [...bookKeys.all, 'admin', 'item', itemId] as const;

const itemsToDecideQuery = queryOptions({
  queryKey: itemListKeys.reported,
  queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.reportedItems({ signal })),
});

const doubtfulItemsQuery = queryOptions({
  queryKey: itemListKeys.doubtful,
  queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.doubtfulItems({ signal })),
});

const itemsOfBookQuery = (bookId: number) =>
  queryOptions({
    queryKey: itemListKeys.ofBook(bookId),
    queryFn: ({ client, signal }) =>
      callAsReader(client, () => api.admin.bookItems(bookId, { signal })),
  });

const itemQuery = (itemId: number) =>
  queryOptions({
    queryKey: itemKey(itemId),
    queryFn: ({ client, signal }) => callAsReader(client, () => api.admin.item(itemId, { signal })),
  });

/** The items with open reports or claims, those with most reports first; for admins. */
export function useItemsToDecide() {
  return useQuery(itemsToDecideQuery);
}

/** The questions whose figures want a look, the worst first; for admins. */
export function useDoubtfulItems() {
  return useQuery(doubtfulItemsQuery);
}

/** All items of a book with keys and reports; for admins. */
export function useItemsOfBook(bookId: number) {
  return useQuery(itemsOfBookQuery(bookId));
}

/** One item with its key and reports; for admins. */
export function useAdminItem(itemId: number) {
  return useQuery(itemQuery(itemId));
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

/** Accepts or refuses what readers claim to be right, `mutate({ text, state: 'accepted' })`. */
export function useClaimDecision(itemId: number, reactions: Reactions<AdminItem>) {
  return useDeciding(
    async (decision: ClaimDecision, queryClient) =>
      shown(queryClient, await api.admin.decideClaims(itemId, decision)),
    reactions,
  );
}

/** Says that a question is fine in spite of its figures, `mutate({ isFine: true })`, or takes that back. */
export function useFiguresDecision(itemId: number, reactions: Reactions<AdminItem>) {
  return useDeciding(
    async (decision: FiguresDecision, queryClient) =>
      shown(queryClient, await api.admin.decideFigures(itemId, decision)),
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
  queryClient.setQueryData(itemQuery(item.id).queryKey, item);
  queryClient.setQueriesData<AdminItem[]>({ queryKey: itemListKeys.all }, (items) =>
    items?.map((other) => (other.id === item.id ? item : other)),
  );
  return item;
}
