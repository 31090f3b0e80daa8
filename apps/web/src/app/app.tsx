import '../features/install/install-prompt.ts';
import { useSyncExternalStore } from 'react';

import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { optionalPart } from '../ui/optional-part.tsx';
import { GuestOfferPlace } from './guest-offer/guest-offer-place.tsx';
import { OfflineRunner } from './offline/offline-runner.tsx';
import { PageContent, SkipLink } from './page-content.tsx';
import { Screens } from './router.tsx';
import { SiteHeader } from './site-header.tsx';

const AppUpdates = optionalPart(async () => (await import('./installed-app.tsx')).AppUpdates);
const AppOffer = optionalPart(async () => (await import('./installed-app.tsx')).AppOffer);

/** The house: the header on top, and under it the screen of the address. */
export function App() {
  // What makes an app of the page comes once everything that the first screen needs has arrived.
  const loaded = useSyncExternalStore(subscribeToLoad, isLoaded);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <GuestOfferPlace />
      {loaded && <AppUpdates />}
      <PageContent>
        <Screens feed={<FeedScreen />} />
      </PageContent>
      {loaded && <AppOffer />}
      <OfflineRunner />
    </>
  );
}

const isLoaded = (): boolean => document.readyState === 'complete';

function subscribeToLoad(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}
