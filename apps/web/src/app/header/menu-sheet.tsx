import './menu.css';
import { LogOut, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

import { Cookie } from '../../ui/art/cookie.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { optionalPart } from '../optional-part.tsx';
import type { HeaderBarProps } from './header-bar.tsx';
import { HeaderRow } from './header-row.tsx';
import { MenuStats } from './menu-stats.tsx';
import { NavLinks } from './nav-links.tsx';

const InstallButton = optionalPart(
  async () => (await import('../install/install-button.tsx')).InstallButton,
);

type MenuSheetProps = HeaderBarProps & { onClose: () => void };

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
    const wide = matchMedia('(min-width: 800px)');
    const closeWhenWide = (): void => {
      if (wide.matches) onClose();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [onClose]);
}

/** The menu of a phone: a sheet over everything, which Escape, a link or the cross closes. */
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
          <NavLinks className="menu-link" onClick={onClose} />
        </nav>
        {user && stats && <MenuStats stats={stats} />}
        {user === null && <VisitorPart onClose={onClose} />}
        <Link to="/settings" className="menu-quiet" onClick={onClose}>
          Settings
        </Link>
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
