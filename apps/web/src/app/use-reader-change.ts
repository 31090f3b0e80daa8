import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { watchAccount } from '../data/account-change.ts';
import { refreshForReader } from '../data/session.ts';
import { toast } from '../ui/toast/toast-store.ts';

/** Reads anew when another session has begun, or a logout has happened, behind the page's back. */
export function useReaderChange(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchAccount(queryClient, (account) => {
        refreshForReader(queryClient);
        if (account) return;
        toast({
          title: 'Logged out',
          description: 'Until you sign in, what you do counts for this device’s guest.',
        });
      }),
    [queryClient],
  );
}
