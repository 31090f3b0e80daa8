import type { User } from '@morsel/sdk/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';

import { becomeNobody, knownAccount, userKeys } from './current-user.ts';
import { savedReader, watchSavedReader } from './reader-storage.ts';

/**
 * Calls back when another account is signed in than the page took for granted, or none any more: by
 * the API's word, or because another tab logged out. What the page does itself is no such change.
 *
 * @returns a function that ends the watch.
 */
export function watchAccount(
  queryClient: QueryClient,
  onChange: (account: User | null) => void,
): () => void {
  const watched = hashKey(userKeys.current);
  let known = knownAccount(queryClient);
  const endWatch = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryHash !== watched) return;
    const before = known;
    known = knownAccount(queryClient);
    const byThePage = event.action.manual ?? false;
    if (byThePage || before === undefined || known === undefined) return;
    if (before?.id !== known?.id) onChange(known);
  });
  const endListening = watchSavedReader(() => {
    if (known && !savedReader()?.account) {
      becomeNobody(queryClient);
      onChange(null);
    } else void queryClient.invalidateQueries({ queryKey: userKeys.current });
  });
  return () => {
    endWatch();
    endListening();
  };
}
