import './bottom-bar.css';
import { Menu } from 'lucide-react';

import { NavLinks } from './nav-links.tsx';
import { AdminNews, BRAIN, FEED, PROGRESS, type WaySeeker } from './ways.ts';

const ways = [FEED, { ...BRAIN, label: 'Library' }, PROGRESS];

/** The ways of a phone, within reach of the thumb. */
export function BottomBar({ user, onMenu }: { user: WaySeeker; onMenu: () => void }) {
  return (
    <nav className="bottom-bar" aria-label="Main">
      <NavLinks className="bar-way" ways={ways} />
      <button type="button" className="bar-way" aria-haspopup="dialog" onClick={onMenu}>
        <Menu className="icon" />
        Menu
        {user?.role === 'admin' && <AdminNews />}
      </button>
    </nav>
  );
}
