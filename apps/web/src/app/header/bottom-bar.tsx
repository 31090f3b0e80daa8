import './bottom-bar.css';
import { Menu } from 'lucide-react';

import { NavLinks } from './nav-links.tsx';
import { BRAIN, FEED, PROGRESS } from './ways.ts';

const ways = [FEED, { ...BRAIN, label: 'Library' }, PROGRESS];

/** The ways of a phone, within reach of the thumb. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  return (
    <nav className="bottom-bar" aria-label="Main">
      <NavLinks className="bar-way" ways={ways} />
      <button type="button" className="bar-way" aria-haspopup="dialog" onClick={onMenu}>
        <Menu className="icon" />
        Menu
      </button>
    </nav>
  );
}
