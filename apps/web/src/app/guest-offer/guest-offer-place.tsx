import { useCurrentUser } from '../../data/account/current-user.ts';
import { storedDemoUserId } from '../../data/account/demo-user-storage.ts';
import { useLocation } from '../../navigation/use-location.ts';
import { optionalPart } from '../../ui/optional-part.tsx';

const GuestOffer = optionalPart(async () => (await import('./guest-offer.tsx')).GuestOffer);

/** Above the feed of an account, on a device that has a guest too. */
export function GuestOfferPlace() {
  const { pathname } = useLocation();
  const { data: account } = useCurrentUser();
  const atFeed = pathname === '/' || pathname === '/feed';
  const guestId = account && atFeed ? storedDemoUserId() : undefined;
  if (!account || guestId === undefined) return null;
  return <GuestOffer key={account.id} accountId={account.id} guestId={guestId} />;
}
