import './header.css';
import { Menu } from 'lucide-react';
import type { MouseEvent } from 'react';

import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { partAfterFirstScreen } from '../first-screen.ts';
import { BottomBar } from './bottom-bar.tsx';
import { AnsweredFigure } from './header-figures.tsx';
import { HeaderRow } from './header-row.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';
import { NavLinks } from './nav-links.tsx';
import { useMenu } from './use-menu.ts';
import { AdminNews, BRAIN, FEED, furtherWays, PROGRESS } from './ways.ts';

/** Shows what comes later than the first cards: that the server is gone, and what waits for it. */
const OfflineStrip = partAfterFirstScreen(
  async () => (await import('../offline-strip/offline-strip.tsx')).OfflineStrip,
);

type HeaderBarProps = Omit<MenuSheetProps, 'onClose'> & {
  /** A logout is under way. */
  loggingOut?: boolean;
};

/** The way in takes the place of Logout: the second half of a double click there is not for it. */
function ignoreRepeatedClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The counter's awning, on top of every screen, and on a phone the bar at its foot. */
export function HeaderBar({ user, stats, onLogout, loggingOut = false }: HeaderBarProps) {
  const menu = useMenu();
  return (
    <header className="site-header">
      <HeaderRow
        stats={stats}
        crowded={user === null}
        strip={<OfflineStrip />}
        nav={
          <nav className="header-nav" aria-label="Main">
            <NavLinks className="header-link" ways={[BRAIN, FEED, PROGRESS]} />
            <NavLinks className="header-link further" ways={furtherWays(user)} />
          </nav>
        }
      >
        {user && (
          <span className="header-account">
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
          className="header-menu"
          onClick={() => void menu.open()}
        >
          <Menu className="icon" />
          {user?.role === 'admin' && <AdminNews />}
        </IconButton>
      </HeaderRow>
      <BottomBar user={user} onMenu={() => void menu.open()} />
      {menu.Sheet && <menu.Sheet {...{ user, stats, onLogout }} onClose={menu.close} />}
    </header>
  );
}
