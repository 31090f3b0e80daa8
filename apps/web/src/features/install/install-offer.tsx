import './install-offer.css';
import { useState } from 'react';

import { ownName } from '../../base-path.ts';
import { useLocation } from '../../navigation/use-location.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focusContent } from '../../ui/page/content.ts';
import { Panel } from '../../ui/panels/panel.tsx';
import { InstallButton } from './install-button.tsx';
import { useInstallWay } from './install-way.ts';

/** Under some screens, none of which asks questions, on devices that can install Morsel. */
export function InstallPlace() {
  const { pathname } = useLocation();
  // In the settings it stays, since there it is looked for.
  if (pathname === '/settings') return <InstallOffer />;
  return (pathname === '/library' || pathname === '/progress') && <InstallOffer dismissible />;
}

/** Offers to install Morsel where that can be done, until it is declined if it may be. */
function InstallOffer({ dismissible = false }: { dismissible?: boolean }) {
  const way = useInstallWay();
  const [dismissed, setDismissed] = useState(isDismissed);
  if (!way || (dismissible && dismissed)) return null;
  const dismiss = (): void => {
    rememberDismissed();
    setDismissed(true);
    focusContent();
  };
  return (
    <aside className="wrap install-offer" aria-label="Install">
      <Panel>
        <div>
          <h2 className="h3">Keep Morsel at hand</h2>
          <p>Installed, it opens like any other app, and without a connection too.</p>
        </div>
        <div className="install-offer-answers">
          <InstallButton />
          {dismissible && (
            <Button variant="paper" className="uppercase" onClick={dismiss}>
              Not now
            </Button>
          )}
        </div>
      </Panel>
    </aside>
  );
}

const KEY = ownName('morsel.install');

/** Whether the reader has said on this device that Morsel need not be installed. */
function isDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'dismissed';
  } catch {
    return false;
  }
}

/** Where the browser refuses storage, the offer comes again at the next load. */
function rememberDismissed(): void {
  try {
    localStorage.setItem(KEY, 'dismissed');
  } catch {
    return;
  }
}
