import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { GuestOfferPlace } from './guest-offer/guest-offer-place.tsx';
import { LaterParts } from './later-parts.tsx';
import { OfflineRunner } from './offline-runner.tsx';
import { PageContent, SkipLink } from './page-content.tsx';
import { Screens } from './router.tsx';
import { SiteHeader } from './site-header.tsx';

/** The house: the header on top, and under it the screen of the address. */
export function App() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <GuestOfferPlace />
      <LaterParts />
      <PageContent>
        <Screens feed={<FeedScreen />} />
      </PageContent>
      <OfflineRunner />
    </>
  );
}
