import './entrance.css';
import { bittenCookiePath } from '@morsel/sdk/rules/cover/figure';
import type { ReactNode } from 'react';

import { Panel } from '../../ui/panels/panel.tsx';

/** The panel of the ways in: the tagline on one side, a form on the other. */
export function Entrance({ children }: { children: ReactNode }) {
  return (
    <Panel className="entrance">
      <div className="entrance-side theme-1">
        <EntranceCookie />
        <p className="entrance-tagline">brains love snacks too</p>
      </div>
      {children}
    </Panel>
  );
}

const outline = { stroke: 'var(--line)', strokeWidth: 3 };
const cookie = bittenCookiePath({ x: 56, y: 64 }, 46);
const chips = [
  { cx: 34, cy: 52, r: 5 },
  { cx: 58, cy: 56, r: 4.5 },
  { cx: 44, cy: 82, r: 6 },
  { cx: 70, cy: 88, r: 5 },
  { cx: 28, cy: 74, r: 4 },
];

/** The bitten cookie with its crumbs in the air, for decoration. */
function EntranceCookie() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="entrance-cookie">
      <path d={cookie} fill="var(--mustard)" {...outline} strokeLinejoin="round" />
      {chips.map((chip) => (
        <circle key={chip.cx} {...chip} fill="var(--crumb-ink)" />
      ))}
      <rect
        {...{ x: 86, y: 26, width: 9, height: 9, rx: 2.5, ...outline }}
        transform="rotate(22 90 30)"
        fill="var(--mustard)"
      />
      <circle cx="106" cy="40" r="4.5" fill="var(--awning-a)" {...outline} />
      <rect
        {...{ x: 78, y: 10, width: 6, height: 6, rx: 2, ...outline }}
        transform="rotate(40 81 13)"
        fill="var(--awning-a)"
      />
    </svg>
  );
}
