import type { User } from '@morsel/sdk/contract';

import { AccountPanel } from './account-panel.tsx';
import { LeaderboardPanel } from './leaderboard-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ReportedPanel } from './reported-panel.tsx';
import { YourData } from './your-data.tsx';

export function AccountSettings({ account }: { account: User }) {
  return (
    <div className="settings-panels">
      <AccountPanel account={account} />
      <PasswordPanel email={account.email} />
      <LeaderboardPanel />
      <YourData email={account.email} />
      <ReportedPanel />
    </div>
  );
}
