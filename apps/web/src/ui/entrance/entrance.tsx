import './entrance.css';
import type { ReactNode } from 'react';

import { Panel } from '../panel.tsx';
import { EntranceCookie } from './entrance-cookie.tsx';

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
