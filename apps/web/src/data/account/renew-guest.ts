import { failureOf } from '@morsel/sdk';
import type { QueryClient } from '@tanstack/react-query';

import { offline } from '../../offline/door.ts';
import { currentUserQuery } from './current-user.ts';
import { becomeGuest, guestQuery } from './identity.ts';

/**
 * Who reads when the cookie does not mean the guest whom the page knows: where it belongs to
 * somebody else (403) an account that signed in elsewhere, where it is gone (401) a new guest.
 */
export async function readerAfter(
  refusal: unknown,
  queryClient: QueryClient,
  guestId: number,
): Promise<number> {
  const failure = failureOf(refusal);
  if (failure.kind === 'unknown-reader' && failure.status === 403) {
    const { account } = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    if (account) return account.id;
  }
  return renewGuest(queryClient, guestId);
}

/**
 * Makes the guest of this device anew, or finds the one whom its cookie means, since the server does
 * not take this one any more; what they did and did not send goes along.
 */
export async function renewGuest(queryClient: QueryClient, former: number): Promise<number> {
  const known = queryClient.getQueryData(guestQuery.queryKey);
  if (known !== undefined && known !== former) return known;
  const queryFn = () => becomeGuest();
  const userId = await queryClient.fetchQuery({ ...guestQuery, queryFn, staleTime: 0 });
  // Where that cannot be done now, it is once the device begins anew.
  await offline()
    .then(({ noteReader }) => noteReader({ userId, isGuest: true }, former))
    .catch(() => undefined);
  return userId;
}
