import '../features/install/install-prompt.ts';
import { useSyncExternalStore } from 'react';

import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { optionalPart } from '../ui/optional-part.tsx';
import { GuestOfferPlace } from './guest-offer/guest-offer-place.tsx';
import { OfflineRunner } from './offline/offline-runner.tsx';
import { PageContent, SkipLink } from './page-content.tsx';
import { Screens } from './router.tsx';
import { SiteHeader } from './site-header.tsx';

const InstalledApp = optionalPart(async () => (await import('./installed-app.tsx')).InstalledApp);

/** The house: the header on top, and under it the screen of the address. */
export function App() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <GuestOfferPlace />
      <PageContent>
        <Screens feed={<FeedScreen />} />
      </PageContent>
      <LaterParts />
      <OfflineRunner />
    </>
  );
}

/** What makes an app of the page, once everything that the first screen needs has arrived. */
function LaterParts() {
  const loaded = useSyncExternalStore(subscribeToLoad, isLoaded);
  return loaded && <InstalledApp />;
}

const isLoaded = (): boolean => document.readyState === 'complete';

function subscribeToLoad(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}
