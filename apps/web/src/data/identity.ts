import { isApiError } from '@morsel/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { api } from '../api.ts';
import { forgetDemoUserId, storedDemoUserId, storeDemoUserId } from './demo-user-storage.ts';
import { type Reader, saveGuest } from './reader-storage.ts';
import { currentUserQuery, knownAccount, useCurrentUser, userKeys } from './users.ts';

const guestQuery = queryOptions({
  queryKey: userKeys.guest,
  queryFn: async () => {
    const guestId = storedDemoUserId() ?? (await createDemoUser());
    saveGuest(guestId);
    return guestId;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Id of the account, else of the demo user, who is made once nobody is known to be signed in. */
export function useUserId(): number | undefined {
  const { data: account } = useCurrentUser();
  const { data: guest } = useQuery({ ...guestQuery, enabled: account === null });
  return account?.id ?? guest;
}

/** The query that failed to find out who reads, for as long as that is so. */
export function useIdentityFailure() {
  const account = useCurrentUser();
  const guest = useQuery({ ...guestQuery, enabled: account.data === null });
  return [account, guest].find(({ isError, data }) => isError && data === undefined);
}

/** The reader as far as it is known by now. */
export function knownReader(queryClient: QueryClient): Reader | undefined {
  const account = knownAccount(queryClient);
  if (account) return { userId: account.id, isGuest: false };
  const guest = queryClient.getQueryData(guestQuery.queryKey);
  return guest === undefined ? undefined : { userId: guest, isGuest: true };
}

/**
 * Calls the API for the reader, once it is known who that is; without an id when nobody can be
 * found. A guest whom the server does not know any more is made anew, and the call goes out again.
 */
export async function callAsReader<Answer>(
  queryClient: QueryClient,
  call: (userId: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  const reader = await findReader(queryClient);
  return callAs(queryClient, reader, call);
}

/**
 * The same for what a reader does: nothing is sent for nobody.
 *
 * @throws Error "User not found" when no reader is known.
 */
export async function writeAsReader<Answer>(
  queryClient: QueryClient,
  call: (userId: number) => Promise<Answer>,
): Promise<Answer> {
  const reader = knownReader(queryClient);
  if (!reader) throw new Error('User not found');
  return callAs(queryClient, reader, (userId = reader.userId) => call(userId));
}

async function callAs<Answer>(
  queryClient: QueryClient,
  reader: Reader | undefined,
  call: (userId: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call(reader?.userId);
  } catch (error) {
    if (!reader || !isUnknownReader(error)) throw error;
    if (reader.isGuest) return call(await readerAfter(error, queryClient));
    // The session may be over: the next look at the account says so on every screen.
    void queryClient.invalidateQueries({ queryKey: userKeys.current });
    throw error;
  }
}

/** 401: the cookie is gone. 403: it belongs to somebody else than the remembered id. */
function isUnknownReader(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}

async function findReader(queryClient: QueryClient): Promise<Reader | undefined> {
  // A failure leaves the reader unknown; it is told by the call that needs one.
  await queryClient.ensureQueryData(currentUserQuery).catch(() => undefined);
  if (knownAccount(queryClient) === null)
    await queryClient.ensureQueryData(guestQuery).catch(() => undefined);
  return knownReader(queryClient);
}

/**
 * Who reads when the cookie does not mean the guest whom the page knows: an account that signed in
 * elsewhere, or a new guest.
 */
async function readerAfter(refusal: unknown, queryClient: QueryClient): Promise<number> {
  if (isApiError(refusal) && refusal.status === 403) {
    const { account } = await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    if (account) return account.id;
  }
  return renewGuest(queryClient);
}

/** Makes the guest of this device anew, or finds the one whom its cookie means. */
export function renewGuest(queryClient: QueryClient): Promise<number> {
  forgetDemoUserId();
  return queryClient.fetchQuery({ ...guestQuery, staleTime: 0 });
}

async function createDemoUser(): Promise<number> {
  try {
    const { id } = await api.users.createDemoUser();
    storeDemoUserId(id);
    return id;
  } catch (cause) {
    console.error('Failed to create demo user', cause);
    throw new Error('Failed to create demo user', { cause });
  }
}
