import './install/install-prompt.ts';
import { useSyncExternalStore } from 'react';

import { optionalPart } from './optional-part.tsx';

const Parts = optionalPart(async () => (await import('./installed-app.tsx')).InstalledApp);

/** What makes an app of the page, once everything that the first screen needs has arrived. */
export function LaterParts() {
  const loaded = useSyncExternalStore(subscribeToLoad, isLoaded);
  return loaded && <Parts />;
}

const isLoaded = (): boolean => document.readyState === 'complete';

function subscribeToLoad(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}
