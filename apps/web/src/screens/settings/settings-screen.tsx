import './settings.css';
import { useIdentityFailure, useUserId } from '../../data/identity.ts';
import { useCurrentUser } from '../../data/users.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadingCard } from '../../ui/loading-card.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';
import { AccountSettings } from './account-settings.tsx';
import { GuestSettings } from './guest-settings.tsx';

const META = {
  title: 'Settings | Morsel',
  description: 'Your account, your password and the data that Morsel keeps about you.',
  path: '/settings',
};

/** What a reader may see and change about themselves, account or guest. */
export function SettingsScreen() {
  usePageMeta(META);
  return (
    <div className="settings-page">
      <BackLink to="/" className="uppercase">
        Back to feed
      </BackLink>
      <h1 className="h1">Settings</h1>
      <ReaderSettings />
    </div>
  );
}

function ReaderSettings() {
  const lost = useIdentityFailure();
  const { data: account } = useCurrentUser();
  const userId = useUserId();
  if (account) return <AccountSettings account={account} />;
  if (userId !== undefined) return <GuestSettings />;
  if (!lost) return <LoadingCard label="Loading settings..." />;
  return (
    <LoadFailure
      title="Your settings did not arrive"
      pending={lost.isFetching}
      onRetry={() => void lost.refetch()}
    />
  );
}
