import '../features/install/install-prompt.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { noteFirstScreen, partAfterFirstScreen } from './first-screen.ts';
import { GuestOfferPlace } from './guest-offer/guest-offer-place.tsx';
import { OfflineRunner } from './offline/offline-runner.tsx';
import { PageContent } from './page-content.tsx';
import { Screens } from './router.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

const AppUpdates = partAfterFirstScreen(
  async () => (await import('./installed-app.tsx')).AppUpdates,
);
const AppOffer = partAfterFirstScreen(async () => (await import('./installed-app.tsx')).AppOffer);

/** The house: the header on top, and under it the screen of the address. */
export function App() {
  const queryClient = useQueryClient();
  // After the effects of the screen, with which it asks for what it shows.
  useEffect(() => noteFirstScreen(queryClient), [queryClient]);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <GuestOfferPlace />
      <AppUpdates />
      <PageContent>
        <Screens feed={<FeedScreen />} />
      </PageContent>
      <AppOffer />
      <OfflineRunner />
    </>
  );
}
