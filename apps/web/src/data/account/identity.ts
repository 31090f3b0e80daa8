import { isUnknownReader, UnknownReaderError } from '@morsel/sdk';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { firstApi } from '../../first-api.ts';
import {
  type NewOperation,
  offline,
  type OperationKind,
  type OperationResult,
} from '../../offline/door.ts';
import type { OperationOutcome } from '../../operation-outcome.ts';
import { currentUserQuery, knownAccount, useCurrentUser, userKeys } from './current-user.ts';
import { storedDemoUserId, storeDemoUserId } from './demo-user-storage.ts';
import { type Reader, saveGuest } from './reader-storage.ts';

/** As long (ms), one try to make a guest stands for all who need one. */
const SAME_TRY_MS = 5000;

export const guestQuery = queryOptions({
  queryKey: userKeys.guest,
  queryFn: findGuest,
  // A screen that comes later is not told anything else.
  retryOnMount: false,
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
 * @throws UnknownReaderError when no reader is known.
 */
export async function writeAsReader<Answer>(
  queryClient: QueryClient,
  call: (userId: number) => Promise<Answer>,
): Promise<Answer> {
  const reader = requireReader(queryClient);
  return callAs(queryClient, reader, (userId = reader.userId) => call(userId));
}

/**
 * Does something as the reader that must count exactly once: it is kept on the device first, then sent.
 *
 * @throws UnknownReaderError when no reader is known; ApiError when the server refuses it.
 */
export async function submitAsReader<Kind extends OperationKind>(
  queryClient: QueryClient,
  operation: NewOperation<Kind>,
): Promise<OperationOutcome<OperationResult<Kind>>> {
  // A tap on a card that was there before anybody was known waits for that.
  const reader = knownReader(queryClient) ?? (await findReader(queryClient));
  if (!reader) throw new UnknownReaderError();
  const { submit } = await offline();
  return submit(reader.userId, operation);
}

/** @throws UnknownReaderError, with this message if one is given, when it is not known who reads. */
export function requireReader(queryClient: QueryClient, message?: string): Reader {
  const reader = knownReader(queryClient);
  if (!reader) throw new UnknownReaderError(message);
  return reader;
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
    if (reader.isGuest) {
      const { readerAfter } = await import('./renew-guest.ts');
      return call(await readerAfter(error, queryClient, reader.userId));
    }
    // The session may be over: the next look at the account says so on every screen.
    void queryClient.invalidateQueries({ queryKey: userKeys.current });
    throw error;
  }
}

async function findReader(queryClient: QueryClient): Promise<Reader | undefined> {
  // A failure leaves the reader unknown; it is told by the call that needs one.
  await queryClient.ensureQueryData(currentUserQuery).catch(() => undefined);
  if (knownAccount(queryClient) === null && !hasJustFailed(queryClient)) {
    await queryClient.ensureQueryData(guestQuery).catch(() => undefined);
  }
  return knownReader(queryClient);
}

/** Whether no guest could be made just now: what comes together shares one try. */
function hasJustFailed(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState(guestQuery.queryKey);
  return state?.status === 'error' && Date.now() - state.errorUpdatedAt < SAME_TRY_MS;
}

async function findGuest(): Promise<number> {
  try {
    return await becomeGuest(storedDemoUserId());
  } catch (failure) {
    const { asGuestOfDevice } = await import('./guest-of-device.ts');
    return asGuestOfDevice(failure);
  }
}

/** Without an id the API makes a guest, or finds the one of the cookie. */
export async function becomeGuest(stored?: number): Promise<number> {
  const guestId = stored ?? (await createDemoUser());
  saveGuest(guestId);
  return guestId;
}

async function createDemoUser(): Promise<number> {
  try {
    const { id } = await firstApi.users.createDemoUser();
    storeDemoUserId(id);
    return id;
  } catch (cause) {
    console.error('Failed to create demo user', cause);
    throw new Error('Failed to create demo user', { cause });
  }
}
