import './settings.css';
import type { User } from '@morsel/sdk/contract';
import { SETTINGS_META } from '@morsel/sdk/rules';

import { useCurrentUser } from '../../data/account/current-user.ts';
import { useIdentityFailure, useUserId } from '../../data/account/identity.ts';
import { Link } from '../../navigation/link.tsx';
import { BackLink } from '../../ui/controls/back-link.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { LoadFailure } from '../../ui/failure/load-failure.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { LoadingCard } from '../../ui/panels/loading-card.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { AccountPanel } from './account-panel.tsx';
import { HighlightsPanel } from './highlights-panel.tsx';
import { LeaderboardPanel } from './leaderboard-panel.tsx';
import { OpenIdNotice } from './open-id-notice.tsx';
import { OpenIdPanel } from './open-id-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { ReadingAlongPanel } from './reading-along-panel.tsx';
import { ReportedPanel } from './reported-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TokensPanel } from './tokens-panel.tsx';
import { useOpenIdReturn } from './use-open-id-return.ts';
import { WebhooksPanel } from './webhooks/webhooks-panel.tsx';
import { YourData } from './your-data.tsx';

/** What a reader may see and change about themselves, account or guest. */
export function SettingsScreen() {
  usePageMeta(SETTINGS_META);
  return (
    <div className="settings-page">
      <BackLink to="/" className="uppercase">
        Back to feed
      </BackLink>
      <h1 className="h1">Settings</h1>
      <ReaderSettings />
      <p>
        Do you write programs?{' '}
        <Link to="/developers" className="settings-link">
          For developers
        </Link>
      </p>
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
      error={lost.error}
      pending={lost.isFetching}
      onRetry={() => void lost.refetch()}
    />
  );
}

function AccountSettings({ account }: { account: User }) {
  const { failure, provedTask } = useOpenIdReturn();
  return (
    <>
      {failure && <OpenIdNotice failure={failure} />}
      <div className="settings-panels">
        <AccountPanel account={account} />
        <PasswordPanel account={account} provedTask={provedTask} />
        <PasskeysPanel email={account.email} />
        <OpenIdPanel email={account.email} />
        <SessionsPanel />
        <TokensPanel account={account} />
        <ReadingAlongPanel account={account} />
        <HighlightsPanel />
        <LeaderboardPanel />
        <ProviderPanel />
        <YourData email={account.email} provedTask={provedTask} />
        <ReportedPanel />
        <WebhooksPanel account={account} />
      </div>
    </>
  );
}

function GuestSettings() {
  return (
    <div className="settings-panels">
      <Panel className="settings-panel" aria-labelledby="guest">
        <h2 id="guest" className="h2">
          You are a guest
        </h2>
        <p>
          Morsel knows you by a cookie in this browser and by nothing else: no name, no email. When
          the cookie goes, nobody can find your progress again.
        </p>
        <div className="settings-part">
          <p>Sign up and it is yours on every device: XP, shelf and all.</p>
          <ButtonLink variant="tomato" className="uppercase" to="/signup">
            Sign up
          </ButtonLink>
          <p>
            Already a regular?{' '}
            <Link to="/signin" className="settings-link">
              Sign in
            </Link>
          </p>
        </div>
      </Panel>
      <LeaderboardPanel />
      <ProviderPanel />
      <YourData email={null} />
      <ReportedPanel />
    </div>
  );
}
