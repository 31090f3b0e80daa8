import { useKeptCovers } from './kept-covers.ts';
import { startShellWorker } from './shell-worker.ts';
import { UpdateBanner } from './update-banner.tsx';

const version = startShellWorker();

/** What the app does with its worker: keeps covers for offline, and asks when an update is ready. */
export function Updates() {
  useKeptCovers();
  return <UpdateBanner version={version} />;
}
