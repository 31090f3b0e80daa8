import { Link } from 'react-router';

import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LeaderboardPanel } from './leaderboard-panel.tsx';
import { ReportedPanel } from './reported-panel.tsx';
import { YourData } from './your-data.tsx';

export function GuestSettings() {
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
      <YourData email={null} />
      <ReportedPanel />
    </div>
  );
}
