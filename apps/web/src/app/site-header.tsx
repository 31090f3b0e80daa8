import { useStats } from '../data/stats.ts';
import { useCurrentUser } from '../data/users.ts';
import { HeaderBar } from './header/header-bar.tsx';
import { LogoutDialog } from './logout/logout-place.ts';
import { useLoggingOut } from './logout/use-logging-out.ts';
import { SessionEndedPlace } from './session-ended/session-ended-place.tsx';
import { useReaderChange } from './use-reader-change.ts';

/** The header with what is known of the reader; when nobody can say who it is, it is a visitor. */
export function SiteHeader() {
  useReaderChange();
  const { data: user, isError } = useCurrentUser();
  const { data: stats } = useStats();
  const { asking, begin, leave, stay, isPending } = useLoggingOut();
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
