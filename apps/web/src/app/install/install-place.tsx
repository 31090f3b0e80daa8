import './install-prompt.ts';
import { useLocation } from 'react-router';

import { optionalPart } from '../optional-part.tsx';

const Offer = optionalPart(async () => (await import('./install-offer.tsx')).InstallOffer);
const Button = optionalPart(async () => (await import('./install-button.tsx')).InstallButton);

/** Above some screens, none of which asks questions, on devices that can install Morsel. */
export function InstallPlace() {
  const { pathname } = useLocation();
  // In the settings it stays, since there it is looked for.
  if (pathname === '/settings') return <Offer />;
  return (pathname === '/library' || pathname === '/progress') && <Offer dismissible />;
}

/** In the menu, on devices that can install Morsel. */
export function MenuInstallButton() {
  return <Button variant="paper" wide />;
}
