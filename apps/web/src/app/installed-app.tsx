import { InstallPlace } from './install/install-place.tsx';
import { Updates } from './update/updates.tsx';

/** Development serves no worker, and where the browser has none, the app needs the server. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Offers to install the app, keeps it for offline, and asks when a new version is there. */
export function InstalledApp() {
  return (
    <>
      <InstallPlace />
      {hasWorker && <Updates />}
    </>
  );
}
