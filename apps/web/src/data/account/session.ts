import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useLocation, useNavigate } from '../../navigation/use-location.ts';
import { feedKeys } from '../feed/feed-changes.ts';
import { forgetPageLoad } from '../page-load.ts';
import type { Reactions } from '../reactions.ts';
import { isOfReader } from './current-user.ts';

/** What becomes of the operations that wait on this device: they stay for the reader's return. */
export type Waiting = 'keep' | 'discard';

/** The code for it, to be fetched while the server is there: a logout works without it. */
export const fetchLeaving = () => import('./leave-account.ts');

/**
 * Ends the session, `mutate(waiting)`; then nothing of the account is left in the page, which goes
 * to `/`, or to where the identity provider logs out, and nothing that was downloaded for it on the
 * device. Without the server the session ends at the first contact.
 */
export function useLogout({ onSuccess, onError }: Reactions<void> = {}) {
  const queryClient = useQueryClient();
  const goToFeed = useWayToFeed();
  return useMutation({
    mutationFn: async (waiting: Waiting) => {
      const { leaveAccount } = await fetchLeaving();
      return leaveAccount(queryClient, waiting);
    },
    onSuccess: async ({ continueAt, forget }) => {
      await goToFeed();
      await forget();
      onSuccess?.();
      if (continueAt) location.assign(continueAt);
    },
    onError: (error) => onError?.(error),
  });
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
