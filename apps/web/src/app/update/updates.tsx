import { useState } from 'react';

import { useKeptCovers } from './kept-covers.ts';
import { shellVersion } from './shell-worker.ts';
import { UpdateBanner } from './update-banner.tsx';

/** What the app does with its worker: keeps covers for offline, and asks when an update is ready. */
export function Updates() {
  const [version] = useState(shellVersion);
  useKeptCovers();
  return <UpdateBanner version={version} />;
}
