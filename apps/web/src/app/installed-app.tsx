import { useEffect } from 'react';

import { InstallPlace } from '../features/install/install-offer.tsx';
import { loadMenu } from './header/use-menu.ts';
import { Updates } from './update/updates.tsx';

/** Development serves no worker, and where the browser has none, the app needs the server. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Fetches the menu before it is asked for, offers to install the app, keeps it for offline, and asks
 * when a new version is there.
 */
export function InstalledApp() {
  useEffect(() => void loadMenu().catch(() => undefined), []);
  return (
    <>
      <InstallPlace />
      {hasWorker && <Updates />}
    </>
  );
}
