import './menu.css';
import { Award, LogOut, Settings, Shield, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { useLocation } from '../../navigation/use-location.ts';
import { Cookie } from '../../ui/art/cookie.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { optionalPart } from '../../ui/optional-part.tsx';
import type { HeaderStats } from './header-figures.tsx';
import { HeaderRow } from './header-row.tsx';
import { MenuStats } from './menu-stats.tsx';
import { NavLinks } from './nav-links.tsx';
import { BRAIN, FEED, furtherWays, PROGRESS, type Way, type WaySeeker } from './ways.ts';

const InstallButton = optionalPart(
  async () => (await import('../../features/install/install-button.tsx')).InstallButton,
);

export type MenuSheetProps = {
  /** The account; `null` when not signed in, `undefined` while that is not known yet. */
  user: WaySeeker;
  /** Of the account or of the guest; `undefined` while unknown. */
  stats: HeaderStats | undefined;
  onLogout: () => void;
  onClose: () => void;
};

const icons = new Map([
  ['/mastered', Award],
  ['/settings', Settings],
  ['/admin', Shield],
]);

function tiles(user: WaySeeker): Way[] {
  return [PROGRESS, ...furtherWays(user)].map((way) => ({ icon: icons.get(way.to), ...way }));
}

function VisitorPart({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p className="menu-tagline">brains love snacks too</p>
      <ButtonLink variant="tomato" wide to="/signin" onClick={onClose}>
        Get Started
      </ButtonLink>
      <Cookie className="menu-cookie" outline={2.6} />
    </>
  );
}

/** Back leads to another screen, and a wide window has its own links: the menu is in their way. */
function useCloseWhenInTheWay(onClose: () => void): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);
  useEffect(() => {
    const wide = matchMedia('(width >= 76rem)');
    const closeWhenWide = (): void => {
      if (wide.matches) onClose();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [onClose]);
}

/** The menu where the header has no room for every way: a sheet over everything, which Escape, a link or the cross closes. */
export function MenuSheet({ user, stats, onLogout, onClose }: MenuSheetProps) {
  const cross = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cross.current?.focus(), []);
  useCloseWhenInTheWay(onClose);
  const logout = (): void => {
    onClose();
    onLogout();
  };
  return (
    <Modal className="menu" aria-label="Menu" onClose={onClose}>
      <HeaderRow stats={user === null ? undefined : stats} onLeave={onClose}>
        <IconButton ref={cross} label="Close menu" onClick={onClose}>
          <X className="icon" />
        </IconButton>
      </HeaderRow>
      <div className="menu-body">
        <nav className="grid gap-3.5" aria-label="Menu">
          <NavLinks className="menu-link" ways={[BRAIN, FEED]} onClick={onClose} />
          <div className="menu-tiles">
            <NavLinks className="menu-tile" ways={tiles(user)} onClick={onClose} />
          </div>
        </nav>
        {user && stats && <MenuStats stats={stats} />}
        {user === null && <VisitorPart onClose={onClose} />}
        <InstallButton variant="paper" wide />
        {user && (
          <Button variant="paper" wide onClick={logout}>
            <LogOut className="icon" />
            Logout
          </Button>
        )}
      </div>
    </Modal>
  );
}
