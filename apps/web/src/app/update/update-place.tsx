import { useEffect, useState } from 'react';

import { optionalPart } from '../optional-part.tsx';

/** Without this part, the app works as a page that needs the server. */
const Updates = optionalPart(async () => (await import('./updates.tsx')).Updates);

const canWork = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Keeps the app for offline, once everything that the first screen needs has arrived. */
export function UpdatePlace() {
  const [loaded, setLoaded] = useState(() => document.readyState === 'complete');
  useEffect(() => {
    const note = (): void => setLoaded(true);
    addEventListener('load', note);
    return () => removeEventListener('load', note);
  }, []);
  return canWork && loaded && <Updates />;
}
