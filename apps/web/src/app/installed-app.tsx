import { useEffect } from 'react';

import { below } from '../base-path.ts';
import { InstallPlace } from '../features/install/install-offer.tsx';
import { guardDoubleTaps } from '../ui/controls/double-tap.ts';
import { loadMenu } from './header/use-menu.ts';
import { Updates } from './update/updates.tsx';

/** Development serves no worker, and where the browser has none, the app needs the server. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Keeps the app for offline, and asks when a new version is there: before the screen in the order of tabs. */
export function AppUpdates() {
  return hasWorker && <Updates />;
}

/**
 * Guards against double taps, fetches the menu before it is asked for, tells the browser how the app is
 * installed, for which it fetches an icon too, and offers that: under the screen.
 */
export function AppOffer() {
  useEffect(guardDoubleTaps, []);
  useEffect(() => void loadMenu().catch(() => undefined), []);
  return (
    <>
      <link rel="manifest" href={below('/manifest.webmanifest')} />
      <InstallPlace />
    </>
  );
}
