import type { User } from '@morsel/sdk/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { currentUserQuery } from './users.ts';

/**
 * Calls back when the API says that another account is signed in than the page took for granted, or
 * none any more. What the page does itself, such as logging out, is no such change.
 *
 * @returns a function that ends the watch.
 */
export function watchAccount(
  queryClient: QueryClient,
  onChange: (account: User | null) => void,
): () => void {
  const watched = hashKey(currentUserQuery.queryKey);
  let known = queryClient.getQueryData(currentUserQuery.queryKey);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash !== watched) return;
    const before = known;
    known = queryClient.getQueryData(currentUserQuery.queryKey);
    const byThePage = event.action.manual ?? false;
    if (byThePage || before === undefined || known === undefined) return;
    if (before?.id !== known?.id) onChange(known);
  });
}
