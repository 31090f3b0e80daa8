import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useCurrentUser } from '../data/account/current-user.ts';
import { fetchLeaving, refreshForReader } from '../data/account/session.ts';
import { watchAccount } from '../data/account/watch-account.ts';
import { useStats } from '../data/progress/stats.ts';
import { firstScreen } from '../ui/page/first-screen.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { HeaderBar } from './header/header-bar.tsx';
import { LogoutDialog } from './logout/logout-place.ts';
import { useConfirmedLogout } from './logout/use-confirmed-logout.ts';
import { SessionEndedPlace } from './session-ended/session-ended-place.tsx';

/** The header with what is known of the reader; when nobody can say who it is, it is a visitor. */
export function SiteHeader() {
  useReaderChange();
  const { data: user, isError } = useCurrentUser();
  const { data: stats } = useStats();
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (isSignedIn)
      void firstScreen()
        .then(fetchLeaving)
        .catch(() => undefined);
  }, [isSignedIn]);
  const { asking, begin, leave, stay, isPending } = useConfirmedLogout();
  return (
    <>
      <HeaderBar
        user={user === undefined && isError ? null : user}
        stats={stats}
        onLogout={begin}
        loggingOut={isPending}
      />
      <SessionEndedPlace />
      {asking && <LogoutDialog onLeave={leave} onStay={stay} />}
    </>
  );
}

/** Reads anew when another session has begun, or a logout has happened, behind the page's back. */
function useReaderChange(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      watchAccount(queryClient, (account) => {
        refreshForReader(queryClient);
        if (account) return;
        toast({
          title: 'Logged out',
          description: "Until you sign in, what you do counts for this device's guest.",
        });
      }),
    [queryClient],
  );
}
