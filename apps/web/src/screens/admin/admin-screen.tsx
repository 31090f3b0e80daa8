import './admin.css';
import { ADMIN_META } from '@morsel/sdk/rules';

import { useCurrentUser, useSessionEnded } from '../../data/account/current-user.ts';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { EmptyState } from '../../ui/panels/empty-state.tsx';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { AdminPanel } from './admin-panel.tsx';

/** Where admins look after the books; everybody else learns what it is and where to sign in. */
export function AdminScreen() {
  usePageMeta(ADMIN_META);
  return (
    <div className="admin-page">
      <BackLink to="/">Back to Feed</BackLink>
      <AdminGate />
    </div>
  );
}

function AdminGate() {
  const { data: user, error, isError, isFetching, refetch } = useCurrentUser();
  const ended = useSessionEnded();
  if (user?.role === 'admin' && !ended) return <AdminPanel />;
  if (user !== undefined) return <AdminsOnly signedIn={user !== null && !ended} />;
  if (!isError) return <LoadingCard label="Loading admin panel..." />;
  return (
    <LoadFailure
      title="Who you are could not be found out"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

/** Explains the page to people who may not use it. */
function AdminsOnly({ signedIn }: { signedIn: boolean }) {
  return (
    <EmptyState
      title="For admins only"
      action={
        <ButtonLink variant="tomato" className="uppercase" to="/signin">
          Sign in
        </ButtonLink>
      }
    >
      Here admins change covers, have questions and flashcards generated, and decide which books
      everybody sees.{' '}
      {signedIn
        ? "Your account is not an admin's. Sign in with one that is."
        : "Sign in with an admin's account to go on."}
    </EmptyState>
  );
}
