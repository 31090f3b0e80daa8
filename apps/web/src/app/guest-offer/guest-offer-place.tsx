import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

import { storedDemoUserId } from '../../data/demo-user-storage.ts';
import { useCurrentUser } from '../../data/users.ts';

/** An offer that cannot be loaded is not made. */
const GuestOffer = lazy(() =>
  import('./guest-offer.tsx').then(
    ({ GuestOffer: offer }) => ({ default: offer }),
    () => ({ default: () => null }),
  ),
);

/** Above the feed of an account, on a device that has a guest too. */
export function GuestOfferPlace() {
  const { pathname } = useLocation();
  const { data: account } = useCurrentUser();
  const atFeed = pathname === '/' || pathname === '/feed';
  const guestId = account && atFeed ? storedDemoUserId() : undefined;
  if (!account || guestId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <GuestOffer key={account.id} accountId={account.id} guestId={guestId} />
    </Suspense>
  );
}
