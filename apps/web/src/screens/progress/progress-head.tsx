import './progress-head.css';
import { Settings } from 'lucide-react';

import { BackLink } from '../../ui/controls/back-link.tsx';
import { WayLink } from '../../ui/controls/way-link.tsx';

/** The ways on from the screen, and what it is called. */
export function ProgressHead() {
  return (
    <>
      <nav className="progress-ways" aria-label="From here">
        <BackLink to="/" className="uppercase">
          Back to feed
        </BackLink>
        <WayLink icon={Settings} to="/settings" className="uppercase">
          Settings
        </WayLink>
      </nav>
      <h1 className="h1">Progress &amp; Stats</h1>
    </>
  );
}
