import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { api } from '../api.ts';
import { feedKeys } from './feed.ts';
import { forgetPageLoad } from './page-load.ts';
import type { Reactions } from './reactions.ts';
import { currentUserQuery, userKeys } from './users.ts';

/** Ends the session; then nothing of the account is left in the page, which goes to `/`. */
export function useLogout({ onError }: Reactions<void> = {}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.session.logout(),
    onSuccess: async () => {
      await navigate('/');
      await forgetAccount(queryClient);
    },
    onError: (error) => onError?.(error),
  });
}

async function forgetAccount(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries();
  forgetPageLoad(queryClient);
  // The session is over: there is nobody to ask for.
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  await queryClient.resetQueries({ predicate: isOfReader });
  queryClient.removeQueries({ type: 'inactive', predicate: isOfReader });
}

/**
 * Another reader than before is in the page: what was read for the one before is read anew. The
 * cards of the feed stay as long as they are on the screen, since somebody is in the middle of them.
 */
export function refreshForReader(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isOfReader });
  if (!queryClient.getQueryData(feedKeys.pages)) forgetPageLoad(queryClient);
  void queryClient.invalidateQueries({
    predicate: (query) => isOfReader(query) && query.queryKey[0] !== feedKeys.all[0],
  });
}

function isOfReader({ queryKey }: Query): boolean {
  return queryKey[0] !== userKeys.all[0];
}
