import { problemOf } from '@morsel/sdk';
import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { type HeldCalls, holdCalls } from '../../held-calls.ts';
import { useLocation, useNavigate } from '../../navigation/use-location.ts';
import { oweLogout } from '../../owed-logout.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import { forgetPageLoad } from '../page-load.ts';
import type { Reactions } from '../reactions.ts';
import { becomeNobody, knownAccount, userKeys } from './current-user.ts';
import { knownReader } from './identity.ts';
import { alone, forgetDownloads, forgetEverything } from './local-data.ts';
import { forgetSavedReader } from './reader-storage.ts';

/** What becomes of the operations that wait on this device: they stay for the reader's return. */
export type Waiting = 'keep' | 'discard';

/**
 * Ends the session, `mutate(waiting)`; then nothing of the account is left in the page, which goes
 * to `/`, or to where the identity provider logs out, and nothing that was downloaded for it on the
 * device. Without the server the session ends at the first contact.
 */
export function useLogout({ onSuccess, onError }: Reactions<void> = {}) {
  const queryClient = useQueryClient();
  const goToFeed = useWayToFeed();
  return useMutation({
    mutationFn: (waiting: Waiting) =>
      alone(() => holdingCalls(queryClient, () => leaveAccount(queryClient, waiting))),
    onSuccess: async ({ continueAt, calls }) => {
      await goToFeed();
      await forgetAccount(queryClient, calls);
      onSuccess?.();
      if (continueAt) location.assign(continueAt);
    },
    onError: (error) => onError?.(error),
  });
}

/**
 * Ends a session while nothing is asked for in its name: the answer would be that there is nobody. Calls
 * that were held go out when it is not ended.
 */
async function holdingCalls(
  queryClient: QueryClient,
  leave: () => Promise<string | undefined>,
): Promise<{ continueAt: string | undefined; calls: HeldCalls }> {
  const calls = holdCalls();
  try {
    await queryClient.cancelQueries();
    return { continueAt: await leave(), calls };
  } catch (error) {
    calls.goOn();
    void queryClient.refetchQueries({ type: 'active', stale: true });
    throw error;
  }
}

/**
 * Goes to `/`, until the screen before is gone, or whoever waits for that: what is on it would be read
 * anew for nobody, and refused.
 */
function useWayToFeed(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const waiting = useRef<{ readonly path: string; readonly go: () => void }>(undefined);
  useEffect(
    () => () => {
      if (waiting.current?.path === pathname) waiting.current.go();
    },
    [pathname],
  );
  return async () => {
    const left = new Promise<void>((go) => {
      waiting.current = { path: pathname, go };
    });
    navigate('/');
    if (pathname !== '/') await left;
  };
}

/**
 * The reader of an ended session goes on as this device's guest. What waits to be sent for the account
 * stays, what was downloaded for it does not.
 */
export function continueAsGuest(queryClient: QueryClient): void {
  const account = knownAccount(queryClient);
  forgetSavedReader();
  becomeNobody(queryClient);
  refreshForReader(queryClient);
  if (account) void forgetDownloads(account.id);
}

/**
 * Another reader than before is in the page: what was read for the one before is read anew. The
 * cards of the feed stay as long as they are on the screen, since somebody is in the middle of them.
 */
export function refreshForReader(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isOfReader });
  if (!isFeedOpen(queryClient)) forgetPageLoad(queryClient);
  void queryClient.resetQueries({
    predicate: (query) => isOfReader(query) && query.queryKey[0] !== feedKeys.all[0],
  });
}

/** Whether there are cards, of the whole feed or of what is due. */
function isFeedOpen(queryClient: QueryClient): boolean {
  return [feedKeys.pages, feedKeys.duePages].some((key) => queryClient.getQueryData(key));
}

async function leaveAccount(
  queryClient: QueryClient,
  waiting: Waiting,
): Promise<string | undefined> {
  const reader = knownReader(queryClient);
  const continueAt = await endSession();
  forgetSavedReader();
  if (reader) await (waiting === 'discard' ? forgetEverything : forgetDownloads)(reader.userId);
  return continueAt;
}

async function endSession(): Promise<string | undefined> {
  try {
    const { promptApi } = await import('../../api.ts');
    return (await promptApi.session.logout()).continueAt;
  } catch (error) {
    // The API's own refusal. Anything else means that it was not reached.
    if (problemOf(error)) throw error;
    oweLogout();
    return undefined;
  }
}

async function forgetAccount(queryClient: QueryClient, calls: HeldCalls): Promise<void> {
  await queryClient.cancelQueries();
  forgetPageLoad(queryClient);
  // The session is over: there is nobody to ask for.
  becomeNobody(queryClient);
  calls.callOff();
  await queryClient.resetQueries({ predicate: isOfReader });
  queryClient.removeQueries({ type: 'inactive', predicate: isOfReader });
}

function isOfReader({ queryKey }: Query): boolean {
  return queryKey[0] !== userKeys.all[0];
}
