import './install-offer.css';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { focusContent } from '../page-content.tsx';
import { isDismissed, rememberDismissed } from './dismissal.ts';
import { InstallButton } from './install-button.tsx';
import { useInstallWay } from './install-way.ts';

/** Offers to install Morsel where that can be done, until it is declined if it may be. */
export function InstallOffer({ dismissible = false }: { dismissible?: boolean }) {
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
