import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { watchAccount } from '../data/account-change.ts';
import { refreshForReader } from '../data/session.ts';
import { toast } from '../ui/toast/toast-store.ts';

/** Reads anew when the session has ended, or another has begun, behind the page's back. */
export function useReaderChange(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchAccount(queryClient, (account) => {
        refreshForReader(queryClient);
        if (account) return;
        toast({
          title: 'Sign in again',
          description:
            'Your session is over. Until you sign in, what you do counts for this device’s guest.',
          variant: 'destructive',
        });
      }),
    [queryClient],
  );
}
