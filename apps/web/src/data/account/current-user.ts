import { emptyOn401, isAccountDeleted } from '@morsel/sdk';
import type { User } from '@morsel/sdk/contract';
import { MINUTE_MS, SIGNED_IN_COOKIE } from '@morsel/sdk/domain';
import { type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { firstApi } from '../../first-api.ts';
import { forgetDemoUserId, storedDemoUserId } from './demo-user-storage.ts';
import { isAccount, savedReader, saveAccount } from './reader-storage.ts';

export const userKeys = {
  all: ['users'] as const,
  current: ['users', 'current'] as const,
  guest: ['users', 'guest'] as const,
};

/** What is over: the account's session, which may begin anew, or the account itself. */
export type Ended = false | 'session' | 'account';

/** Who is signed in, as far as the device knows. */
export interface SignedIn {
  /** Null once the API has said that there is nobody, or the reader has left the account. */
  readonly account: User | null;
  /** The server does not take the account's session any more; the account stays the reader. */
  readonly ended: Ended;
}

/**
 * The signed-in account. It starts with the one that the device remembers, and only the API's own
 * word changes it: a failure of any other kind says nothing about the reader.
 */
export const currentUserQuery = queryOptions({
  queryKey: userKeys.current,
  queryFn: ({ client, signal }) => askWhoIsSignedIn(client, signal),
  initialData: rememberedSignedIn,
  initialDataUpdatedAt: 0,
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
});

const accountOf = ({ account }: SignedIn) => account;
const endedOf = ({ ended }: SignedIn) => ended;

/** The signed-in account; null once it is known that there is none. */
export function useCurrentUser() {
  return useQuery({ ...currentUserQuery, select: accountOf });
}

/** Whether the reader is an account that has to sign in again, or is no more. */
export function useSessionEnded(): Ended {
  return useQuery({ ...currentUserQuery, select: endedOf }).data ?? false;
}

/** The account that the page takes for signed in; undefined while that is not known. */
export function knownAccount(queryClient: QueryClient): User | null | undefined {
  return queryClient.getQueryData<SignedIn>(userKeys.current)?.account;
}

/** The same of the account that the page shows. */
export function isSessionEnded(queryClient: QueryClient): Ended {
  return queryClient.getQueryData<SignedIn>(userKeys.current)?.ended ?? false;
}

/** The API has just said that this account is signed in. */
export function becomeAccount(queryClient: QueryClient, account: User): void {
  rememberAccount(account);
  // What the API was asked before does not know of it.
  void queryClient.cancelQueries({ queryKey: userKeys.current });
  queryClient.setQueryData<SignedIn>(userKeys.current, { account, ended: false });
}

/** Nobody is signed in any more, by the reader's own wish. */
export function becomeNobody(queryClient: QueryClient): void {
  // Whoever was the guest before may have become an account since.
  queryClient.removeQueries({ queryKey: userKeys.guest });
  queryClient.setQueryData<SignedIn>(userKeys.current, { account: null, ended: false });
}

async function askWhoIsSignedIn(queryClient: QueryClient, signal: AbortSignal): Promise<SignedIn> {
  if (!maybeSignedIn(queryClient)) return { account: null, ended: false };
  let over: Ended = 'session';
  const asked = firstApi.users.current({ signal }).catch((error: unknown) => {
    if (isAccountDeleted(error)) over = 'account';
    throw error;
  });
  const account = await emptyOn401(asked);
  signal.throwIfAborted();
  if (account) {
    if (!isAccount(account)) throw new TypeError('That is no account');
    rememberAccount(account);
    return { account, ended: false };
  }
  const lost = accountToKeep(queryClient);
  return { account: lost, ended: lost !== null && over };
}

/** The guest of this device may have become the account elsewhere, in another tab perhaps. */
function rememberAccount(account: User): void {
  saveAccount(account);
  if (storedDemoUserId() === account.id) forgetDemoUserId();
}

/** Where the device has neither an account nor the hint of a session, there is nobody to ask for. */
function maybeSignedIn(queryClient: QueryClient): boolean {
  return accountToKeep(queryClient) !== null || document.cookie.includes(SIGNED_IN_COOKIE);
}

/** Without storage the page itself is the memory. Where another tab logged out, there is none. */
function accountToKeep(queryClient: QueryClient): User | null {
  const saved = savedReader();
  return (saved === undefined ? knownAccount(queryClient) : saved?.account) ?? null;
}

function rememberedSignedIn(): SignedIn | undefined {
  const saved = savedReader();
  return saved ? { account: saved.account ?? null, ended: false } : undefined;
}

/** Whether a query is about what a reader has, and not about who that is. */
export function isOfReader({ queryKey }: Query): boolean {
  return queryKey[0] !== userKeys.all[0];
}
