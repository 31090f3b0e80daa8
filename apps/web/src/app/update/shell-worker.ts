import { Workbox } from 'workbox-window';

import { newVersion, type NewVersion } from './new-version.ts';
import { isOutdated } from './outdated.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Has the worker keep the app's files for offline, and looks for new versions of them. */
export function startShellWorker(): NewVersion {
  const workbox = new Workbox('/service-worker.js');
  let registration: ServiceWorkerRegistration | undefined;
  const version = newVersion({
    promote: () => {
      if (!registration?.waiting) return false;
      workbox.messageSkipWaiting();
      return true;
    },
    isOutdated,
    reload: () => location.reload(),
  });

  workbox.addEventListener('waiting', version.arrived);
  navigator.serviceWorker.addEventListener('controllerchange', () => void version.tookOver());

  const look = async (): Promise<void> => {
    // Offline there is nothing to be found.
    await registration?.update().catch(() => undefined);
  };
  const start = async (): Promise<void> => {
    // Some browsers refuse workers in private windows; the app then needs the server.
    registration = await workbox.register().catch(() => undefined);
    setInterval(() => void look(), HOUR_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void look();
    });
  };
  void start();
  return version;
}
