import { useLogout } from '../data/session.ts';
import { useStats } from '../data/stats.ts';
import { useCurrentUser } from '../data/users.ts';
import { toast } from '../ui/toast/toast-store.ts';
import { HeaderBar } from './header/header-bar.tsx';
import { useReaderChange } from './use-reader-change.ts';

const logoutReactions = {
  onError: () =>
    toast({
      title: 'Error',
      description: 'You are still signed in. Check your connection, then log out again.',
      variant: 'destructive',
    }),
} as const;

/** The header with what is known of the reader; when nobody can say who it is, it is a visitor. */
export function SiteHeader() {
  useReaderChange();
  const { data: user, isError } = useCurrentUser();
  const { data: stats } = useStats();
  const { mutate: logout, isPending: loggingOut } = useLogout(logoutReactions);
  return (
    <HeaderBar
      user={user === undefined && isError ? null : user}
      stats={stats}
      onLogout={() => logout()}
      loggingOut={loggingOut}
    />
  );
}
