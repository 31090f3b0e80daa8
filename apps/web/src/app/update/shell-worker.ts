import { HOUR_MS } from '@morsel/sdk/domain';
import { Workbox } from 'workbox-window';

import { below } from '../../base-path.ts';
import { isOutdated } from '../../ui/parts/outdated.ts';
import { newVersion, type NewVersion } from './new-version.ts';

let started: NewVersion | undefined;

/** Has the worker keep the app's files for offline, and looks for new versions of them. */
export function shellVersion(): NewVersion {
  started ??= startShellWorker();
  return started;
}

function startShellWorker(): NewVersion {
  const workbox = new Workbox(below('/service-worker.js'));
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

  let seen: ServiceWorker | undefined;
  const notice = (waiting: ServiceWorker | null | undefined): void => {
    if (!waiting || waiting === seen) return;
    seen = waiting;
    version.arrived();
  };
  workbox.addEventListener('waiting', ({ sw }) => notice(sw));
  navigator.serviceWorker.addEventListener('controllerchange', () => void version.tookOver());

  const look = async (): Promise<void> => {
    // Offline there is nothing to be found.
    await registration?.update().catch(() => undefined);
    // Workbox tells of one new version only, and a page may stay open for several.
    notice(registration?.waiting);
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
