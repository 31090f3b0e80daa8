import type { FeedItem } from '@morsel/sdk/contract';
import type { QueryClient } from '@tanstack/react-query';

import { bookKeys } from './book-keys.ts';

/** Takes an item out of the lists that were read of its book. */
export function takeFromBookItems(queryClient: QueryClient, itemId: number): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isItemsKey(queryKey);
  queryClient.setQueriesData<FeedItem[]>({ predicate }, (items) =>
    items?.filter(({ id }) => id !== itemId),
  );
}

/** The lists are read anew when they come up again: items that were practised are not due as they were. */
export function outdateBookItems(queryClient: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => isItemsKey(queryKey);
  void queryClient.invalidateQueries({ predicate, refetchType: 'none' });
}

function isItemsKey(queryKey: readonly unknown[]): boolean {
  const list = queryKey.at(-1);
  return queryKey[0] === bookKeys.all[0] && (list === 'questions' || list === 'flashcards');
}
