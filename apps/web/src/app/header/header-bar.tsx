import './header.css';
import { Menu } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OfflineStrip } from '../offline-strip/offline-strip.tsx';
import { AnsweredFigure, type HeaderStats } from './header-figures.tsx';
import { HeaderRow } from './header-row.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { NavLinks } from './nav-links.tsx';

export type HeaderBarProps = {
  /** The account; `null` when not signed in, `undefined` while that is not known yet. */
  user: { name: string } | null | undefined;
  /** Of the account or of the guest; `undefined` while unknown. */
  stats: HeaderStats | undefined;
  onLogout: () => void;
  /** A logout is under way. */
  loggingOut?: boolean;
};

/** The way in takes the place of Logout: the second half of a double click there is not for it. */
function ignoreRepeatedClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The counter's awning, on top of every screen. */
export function HeaderBar({ user, stats, onLogout, loggingOut = false }: HeaderBarProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="site-header">
      <HeaderRow
        stats={stats}
        crowded={user === null}
        strip={<OfflineStrip />}
        nav={
          <nav className="hidden gap-1 wide:flex" aria-label="Main">
            <NavLinks className="header-link" />
          </nav>
        }
      >
        {user && (
          <span className="hidden items-center gap-4 wide:flex">
            {stats && <AnsweredFigure count={stats.totalAnswered} />}
            <Button variant="paper" small pending={loggingOut} onClick={onLogout}>
              Logout
            </Button>
          </span>
        )}
        {user === null && (
          <ButtonLink variant="tomato" small to="/signin" onClick={ignoreRepeatedClick}>
            Get Started
          </ButtonLink>
        )}
        <IconButton
          label="Menu"
          aria-haspopup="dialog"
          className="wide:hidden"
          onClick={() => setMenuOpen(true)}
        >
          <Menu className="icon" />
        </IconButton>
      </HeaderRow>
      {menuOpen && <MenuSheet {...{ user, stats, onLogout }} onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
