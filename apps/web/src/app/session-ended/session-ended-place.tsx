import { useSessionEnded } from '../../data/account/current-user.ts';
import { useLocation } from '../../navigation/use-location.ts';
import { optionalPart } from '../../ui/optional-part.tsx';

const SessionEnded = optionalPart(async () => (await import('./session-ended.tsx')).SessionEnded);

/** Under the header while the account has to sign in again, but not where it just does that. */
export function SessionEndedPlace() {
  const { pathname } = useLocation();
  return useSessionEnded() && pathname !== '/signin' && <SessionEnded />;
}
