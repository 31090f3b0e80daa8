import './admin.css';
import { useCurrentUser, useSessionEnded } from '../../data/users.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { AdminPanel } from './admin-panel.tsx';
import { AdminsOnly } from './admins-only.tsx';

const META = {
  title: 'Admin panel | Morsel',
  description: 'Where admins look after books, covers, questions and flashcards.',
  path: '/admin',
};

/** Where admins look after the books; everybody else learns what it is and where to sign in. */
export function AdminScreen() {
  usePageMeta(META);
  return (
    <div className="admin-page">
      <BackLink to="/">Back to Feed</BackLink>
      <AdminGate />
    </div>
  );
}

function AdminGate() {
  const { data: user, isError, isFetching, refetch } = useCurrentUser();
  const ended = useSessionEnded();
  if (user?.role === 'admin' && !ended) return <AdminPanel />;
  if (user !== undefined) return <AdminsOnly signedIn={user !== null && !ended} />;
  if (!isError) return <LoadingCard label="Loading admin panel..." />;
  return (
    <LoadFailure
      title="Who you are could not be found out"
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
