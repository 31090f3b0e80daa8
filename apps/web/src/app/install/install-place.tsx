import { useLocation } from 'react-router';

import { InstallOffer } from './install-offer.tsx';

/** Above some screens, none of which asks questions, on devices that can install Morsel. */
export function InstallPlace() {
  const { pathname } = useLocation();
  // In the settings it stays, since there it is looked for.
  if (pathname === '/settings') return <InstallOffer />;
  return (pathname === '/library' || pathname === '/progress') && <InstallOffer dismissible />;
}
